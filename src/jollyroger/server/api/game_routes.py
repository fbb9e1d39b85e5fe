"""The endpoints about games: the lobby, rules and help, the guided first game, the daily game."""

from __future__ import annotations

from collections.abc import Iterable

from ...bots import LEVELS, STRENGTHS, offered_bots
from ...engine import HelpPanel, HelpSheet, Option, Tutorial
from .. import protocol
from ..daily import days
from ..messages import text
from .requests import HttpError, Request, Response, Route, game_of, json_response, read_number, registry_of


async def get_lobby(request: Request) -> Response:
    games = [
        protocol.GameInfo(
            id=game.id,
            name=game.name,
            about=game.summary,
            seats=list(game.seats),
            options=[
                protocol.GameOptionInfo(
                    id=option.id,
                    values=list(option.values),
                    about=option.about,
                    any_value=option.validate is not None,
                    name=option.name,
                    labels=[option.describe(value) for value in option.values],
                    picks=list(option.picks),
                    pick_counts=_pick_counts(option, game.seats),
                    needs=option.needs,
                )
                for option in game.options
            ],
            cooperative=game.cooperative,
            version=game.version,
            has_tutorial=game.tutorial is not None,
            difficulty=(
                None
                if game.difficulty is None
                else protocol.DifficultyInfo(game.difficulty.option, list(game.difficulty.values))
            ),
            temperaments=list(game.temperaments),
        )
        for game in registry_of(request).games.values()
    ]
    bots = [protocol.BotInfo(id, text(f"bot-{id}"), text(f"bot-{id}.about"), STRENGTHS[id]) for id in LEVELS]
    bots += [
        protocol.BotInfo(id, id.replace("-", " ").capitalize(), text("bot-own"), max(STRENGTHS.values()))
        for id in offered_bots()
    ]
    return json_response(protocol.Lobby(games, bots, days.today(), request.services.features))


async def get_rules(request: Request) -> Response:
    game = game_of(request)
    rules = [protocol.RuleInfo(*rule) for id in game.rules.ids for rule in game.rules.find(id)[:1]]
    glossary = [protocol.TermInfo(term.id, term.name, term.text, term.rule) for term in game.glossary]
    info = protocol.RulesInfo(
        game=game.id,
        name=game.name,
        has_tutorial=game.tutorial is not None,
        text=game.rules.text,
        rules=rules,
        glossary=glossary,
        help=_help_sheet_info(game.help),
    )
    return json_response(info)


async def get_tutorial(request: Request) -> Response:
    tutorial = game_of(request).tutorial
    if tutorial is None:
        raise HttpError(404, text("error-no-guided"))
    return json_response(_tutorial_info(tutorial))


async def get_daily(request: Request) -> Response:
    game = game_of(request)
    seats = read_number(request, "seats", game.seats[0]) or 0
    registry = registry_of(request)
    table = None
    if (id := request.query.get("table")) is not None:
        table = await (await registry.get(id)).current()
        if table.game is not game or len(table.seats) != seats or table.opened.day is None:
            raise HttpError(404, text("error-not-daily"))
    return json_response(await registry.dailies.info(game, seats, table))


async def get_forecast(request: Request) -> Response:
    """What to expect of a game with these options; an empty text if the game has no forecast."""
    game = game_of(request)
    seats = read_number(request, "seats", game.default_seats) or 0
    chosen = {name: value for name, value in request.query.items() if name not in ("seats", "language")}
    options = game.fill_options(seats, chosen)
    return json_response({"text": "" if game.forecast is None else game.forecast(seats, options)})


def _pick_counts(option: Option, seats: Iterable[int]) -> dict[int, int]:
    """How many picks each number of seats needs: the first number that the option accepts."""
    picks = [pick for pick, _ in option.picks]
    values = ["+".join(picks[:count]) for count in range(1, len(picks) + 1)]
    counts: dict[int, int] = {}
    for number in seats:
        accepted = [count for count, value in enumerate(values, start=1) if not option.problem_with(value, number)]
        counts |= {number: accepted[0]} if accepted else {}
    return counts


def _help_sheet_info(sheet: HelpSheet | None) -> protocol.HelpSheetInfo | None:
    if sheet is None:
        return None
    return protocol.HelpSheetInfo(
        goal=_help_panel_info(sheet.goal),
        turn=[_help_panel_info(panel) for panel in sheet.turn],
        symbols=[protocol.HelpSymbolInfo(*symbol) for symbol in sheet.symbols],
        examples=[_help_panel_info(panel) for panel in sheet.examples],
    )


def _help_panel_info(panel: HelpPanel) -> protocol.HelpPanelInfo:
    return protocol.HelpPanelInfo(panel.picture, panel.title, panel.text, panel.rule)


def _tutorial_info(tutorial: Tutorial) -> protocol.TutorialInfo:
    steps, moment = [], len(tutorial.opening)
    for step in tutorial.steps:
        steps.append(protocol.TutorialStepInfo(step.text, step.light, step.action, moment))
        moment += (1 if step.action else 0) + len(step.replies)
    concepts = [protocol.ConceptInfo(each.id, each.when, each.text, each.light) for each in tutorial.concepts]
    return protocol.TutorialInfo(tutorial.seat, steps, concepts)


ROUTES = [
    Route("GET", "/api/lobby", get_lobby),
    Route("GET", "/api/games/{id}/rules", get_rules),
    Route("GET", "/api/games/{id}/tutorial", get_tutorial),
    Route("GET", "/api/games/{id}/forecast", get_forecast),
    Route("GET", "/api/daily/{id}", get_daily),
]
