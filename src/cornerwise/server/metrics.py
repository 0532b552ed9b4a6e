"""What an operator watches: numbers in the format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = Counter(
            "cornerwise_commands", "Commands of players, by what came of them", ["result"], registry=self._registry
        )
        self._counts: dict[str, Counter] = {}
        self._seconds = Histogram(
            "cornerwise_command_seconds", "From a command to its commit", buckets=BUCKETS, registry=self._registry
        )

    def watch(self, name: str, about: str, measure: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"cornerwise_{name}", about, registry=self._registry).set_function(measure)

    def note(self, result: str, seconds: float | None = None) -> None:
        """A command, what came of it, and how long it took to commit that."""
        if result not in self._counts:
            self._counts[result] = self._commands.labels(result)
        self._counts[result].inc()
        if seconds is not None:
            self._seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
