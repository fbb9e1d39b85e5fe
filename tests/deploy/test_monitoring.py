"""The dashboard and the alert rules ask only for what the server really counts."""

from __future__ import annotations

import json
import re

import pytest
import yaml

from jollyroger.server import metrics
from jollyroger.server.http import exposition

from .files import DEPLOY, compose

MONITORING = DEPLOY / "monitoring"
NAME = re.compile(r"\b(?:jollyroger|process)_[a-z_]+\b")


@pytest.fixture
def counters() -> str:
    """What a server shows at /metrics."""
    return exposition.expose().decode()


def known_names(counters: str) -> set[str]:
    """The names that can be asked for. Counters with labels have no values before something happened."""
    names = set(re.findall(r"^([a-z_]+)(?:\{| )", counters, re.MULTILINE))
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", counters, re.MULTILINE):
        names |= {name} if kind != "histogram" else {f"{name}_bucket", f"{name}_count", f"{name}_sum"}
    return names


def dashboard_expressions() -> list[str]:
    dashboard = json.loads((MONITORING / "grafana-dashboard.json").read_text(encoding="utf-8"))
    return [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]


def alert_rules() -> list[dict[str, object]]:
    (group,) = yaml.safe_load((MONITORING / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    rules: list[dict[str, object]] = group["rules"]
    return rules


def test_every_name_in_the_dashboard_and_the_alerts_is_one_of_the_server(counters: str) -> None:
    known = known_names(counters)
    expressions = [*dashboard_expressions(), *(str(rule["expr"]) for rule in alert_rules())]
    assert len(expressions) > 20
    for expression in expressions:
        names = NAME.findall(expression)
        assert names or "up{" in expression, expression
        assert set(names) <= known, expression


def test_the_dashboard_shows_every_counter_of_ours(counters: str) -> None:
    shown = " ".join(dashboard_expressions())
    ours = re.findall(r"^# TYPE (jollyroger_\w+) ", counters, re.MULTILINE)
    assert len(ours) == len(metrics.ALL)
    for name in ours:
        assert name in shown, name


def test_every_alert_says_what_to_do() -> None:
    rules = alert_rules()
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        annotations = rule["annotations"]
        assert isinstance(annotations, dict)
        assert annotations["summary"].endswith(".")
        assert annotations["action"].endswith(".")


def test_prometheus_asks_the_ports_where_the_proxy_shows_the_counters() -> None:
    config = yaml.safe_load((MONITORING / "prometheus.yml").read_text(encoding="utf-8"))
    (job,) = config["scrape_configs"]
    assert all(f'job="{job["job_name"]}"' in str(rule["expr"]) for rule in alert_rules() if "job=" in str(rule["expr"]))
    ports = re.findall(r"^:(\d+) \{", (MONITORING / "metrics.caddy").read_text(encoding="utf-8"), re.MULTILINE)
    assert job["static_configs"][0]["targets"] == [f"proxy:{port}" for port in ports]
    mounted = compose()["services"]["prometheus"]["volumes"]
    assert all(any(file in volume for volume in mounted) for file in ("prometheus.yml", *config["rule_files"]))
