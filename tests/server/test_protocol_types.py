"""The browser's types of the messages are those of the server."""

from tools import protocol_types


def test_the_browser_knows_the_messages_as_they_are() -> None:
    written = protocol_types.TARGET.read_text(encoding="utf-8")
    assert written == protocol_types.generated(), "run python tools/protocol_types.py"


def test_a_message_is_told_by_its_type() -> None:
    text = protocol_types.generated()
    assert "t: 'welcome';" in text
    assert "zones: Zone[];" in text
    assert "log: Sight[];" in text
    assert "rematch?: string;" in text
    assert "away_at: number | null;" in text
