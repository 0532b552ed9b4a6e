"""Metrics for operators in the format of Prometheus."""

from collections.abc import Callable, Iterable
from itertools import chain

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

# When a counter was made tells nothing, and cannot be added up.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the package types only some of its functions

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._commands = Counter(
            "cornerwise_commands", "Commands of players, by what came of them", ["result"], registry=self._registry
        )
        self._counts: dict[str, Counter] = {}
        self._seconds = Histogram(
            "cornerwise_command_seconds", "From a command to its commit", buckets=BUCKETS, registry=self._registry
        )

    def add_gauge(self, name: str, about: str, measure: Callable[[], float]) -> None:
        """A gauge that is measured when the metrics are read."""
        Gauge(f"cornerwise_{name}", about, registry=self._registry).set_function(measure)

    def count_command(self, result: str, seconds: float | None = None) -> None:
        """Counts a command by its result, and notes how long it took until the commit."""
        if result not in self._counts:
            self._counts[result] = self._commands.labels(result)
        self._counts[result].inc()
        if seconds is not None:
            self._seconds.observe(seconds)

    def text(self) -> str:
        return generate_latest(self._registry).decode()


def sum_metrics(texts: Iterable[str]) -> str:
    """The metrics of several processes as those of one."""
    families: dict[str, Metric] = {}
    totals: dict[tuple[str, str, tuple[tuple[str, str], ...]], float] = {}
    for family in chain.from_iterable(map(text_string_to_metric_families, texts)):
        families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
        for sample in family.samples:
            key = (family.name, sample.name, tuple(sample.labels.items()))
            totals[key] = totals.get(key, 0) + sample.value
    for (family_name, name, labels), value in totals.items():
        families[family_name].add_sample(name, dict(labels), value)
    return generate_latest(_Collected(families.values())).decode()


class _Collected(Collector):
    """Metrics that were collected before."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families
