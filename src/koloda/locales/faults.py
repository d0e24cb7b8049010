"""What can go wrong with languages and rule texts."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_LANGUAGE: Final = Fault("no-language", "there is no language {language}; there is {known}")
NO_CLAUSE: Final = Fault("no-clause", "{game} has no clause {clause}; its clauses are {known}")
NO_CLAUSES: Final = Fault("no-clauses", "{game} has no rule texts, so it has no clause {clause}")
