"""As much of Ray as a training uses, in this process, and with processes that can be lost."""

from collections.abc import Callable
from typing import Any


class ClusterFailedError(Exception):
    """Any failure of the cluster."""


class ActorLostError(ClusterFailedError):
    """The process of an actor is gone."""


class Exceptions:
    """Ray's module of exceptions."""

    RayError = ClusterFailedError
    RayActorError = ActorLostError


class Method:
    """A method of an actor: called at once, its answer fetched later."""

    def __init__(self, actor: "Actor", name: str) -> None:
        self.actor, self.name = actor, name

    def remote(self, *given: Any) -> Any:
        """The answer, or that the actor is lost."""
        if self.actor.lost:
            return ActorLostError()
        return getattr(self.actor.instance, self.name)(*given)


class Actor:
    """An object in a process of its own, as it were."""

    def __init__(self, instance: Any) -> None:
        self.instance, self.lost = instance, False

    def __getattr__(self, name: str) -> Method:
        return Method(self, name)


class Maker:
    """A class whose objects are actors."""

    def __init__(self, kind: Callable[..., Any]) -> None:
        self.kind = kind

    def remote(self, *given: Any) -> Actor:
        """A new actor."""
        return Actor(self.kind(*given))


class Losing(Maker):
    """One whose actors are lost as soon as they are made."""

    def remote(self, *_: Any) -> Actor:
        """A lost actor."""
        actor = Actor(None)
        actor.lost = True
        return actor


class StandIn:
    """The module itself."""

    exceptions = Exceptions

    def remote(self, **_: Any) -> Callable[[Any], Maker]:
        """What makes actors of a class."""
        return Maker

    def put(self, thing: Any) -> Any:
        """A reference to a thing; the thing."""
        return thing

    def get(self, reference: Any) -> Any:
        """What a reference stands for."""
        if isinstance(reference, Exception):
            raise reference
        return reference


class Elsewhere(StandIn):
    """A cluster that answers everything alike."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def get(self, _: Any) -> Any:
        """Always the same."""
        return self.answer
