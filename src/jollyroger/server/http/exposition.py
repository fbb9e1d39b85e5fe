"""The server's counters in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from .. import metrics

CONTENT_TYPE = CONTENT_TYPE_LATEST


class ServerCollector(Collector):
    """Hands our counters to Prometheus' client, which adds those of the process."""

    def collect(self) -> Iterator[Metric]:
        for metric in metrics.ALL:
            match metric:
                case metrics.Gauge():
                    yield GaugeMetricFamily(metric.name, metric.about, metric.value)
                case metrics.Counter():
                    yield CounterMetricFamily(metric.name, metric.about, metric.value)
                case metrics.LabelledCounter():
                    family = CounterMetricFamily(metric.name, metric.about, labels=metric.label_names)
                    for labels, counted in metric.values.items():
                        family.add_metric(labels, counted.value)
                    yield family
                case metrics.Histogram():
                    sums = accumulate(metric.counts)
                    buckets = [(str(float(bound)), next(sums)) for bound in metric.bounds] + [("+Inf", next(sums))]
                    yield HistogramMetricFamily(metric.name, metric.about, buckets, metric.total)


REGISTRY.register(ServerCollector())


def expose() -> bytes:
    """All counters, as text."""
    return generate_latest()
