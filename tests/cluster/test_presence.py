"""What an address has used counts in every process."""

import msgspec

from koloda.server.cluster.presence import Presence
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Addresses
from koloda.server.ops.settings import Settings

SPOT = "203.0.113.7"


def member() -> Presence:
    return Presence(Addresses(Settings()))


def test_what_one_process_stores_is_missing_in_the_quota_of_all() -> None:
    here, there = member(), member()
    whole = there.addresses.of(SPOT).disk.left
    here.addresses.of(SPOT).disk.spend(5000)
    here.addresses.of(SPOT).coaching.take(now())
    there.hear(here.tell("here", [], 0))
    assert there.addresses.of(SPOT).disk.left == whole - 5000
    assert there.addresses.of(SPOT).coaching.left < Settings().coaching.at_once


def test_each_use_is_told_once_and_what_was_heard_is_not_told_on() -> None:
    here, there = member(), member()
    here.addresses.of(SPOT).disk.spend(5000)
    there.hear(here.tell("here", [], 0))
    left = there.addresses.of(SPOT).disk.left
    there.hear(here.tell("here", [], 0))
    here.hear(there.tell("there", [], 0))
    assert there.addresses.of(SPOT).disk.left == left
    assert here.addresses.of(SPOT).disk.left == left


def test_connections_elsewhere_are_forgotten_with_their_process() -> None:
    here, there = member(), member()
    here.addresses.of(SPOT).connections = 3
    there.hear(here.tell("here", [], 0))
    assert there.addresses.of(SPOT).elsewhere == 3
    there.forget("here")
    assert there.addresses.of(SPOT).elsewhere == 0


def test_a_limit_that_another_version_counts_is_not_in_the_way() -> None:
    here = member()
    news: tuple[object, ...] = ("newer", {SPOT: {"requests": 1.0, "letters": 9.0}}, {}, [], 0)
    here.hear(msgspec.msgpack.encode(news))
    assert here.addresses.of(SPOT).requests.left == Settings().requests.at_once - 1
