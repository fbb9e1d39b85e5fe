"""The endpoints about games: the lobby, rules and help, the guided first game, the daily game."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...bots import LEVELS, STRENGTHS, offered_bots
from ...engine import HelpPanel, HelpSheet, Option, Tutorial
from .. import protocol
from ..daily import days
from .requests import HttpError, endpoint, game_of, json_response, read_number, registry_of


@endpoint
async def get_lobby(request: Request) -> Response:
    games = [
        protocol.GameInfo(
            id=game.id,
            name=game.name,
            about=game.about,
            seats=list(game.seats),
            options=[
                protocol.GameOptionInfo(
                    id=option.id,
                    values=list(option.values),
                    about=option.about,
                    any_value=option.validate is not None,
                    name=option.title,
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
    bots = [
        protocol.BotInfo(id, id.capitalize(), (kind.__doc__ or "").strip(), STRENGTHS[id])
        for id, kind in LEVELS.items()
    ]
    bots += [
        protocol.BotInfo(id, id.replace("-", " ").capitalize(), "A bot of this server's own.", max(STRENGTHS.values()))
        for id in offered_bots()
    ]
    return json_response(protocol.Lobby(games, bots, days.today()))


@endpoint
async def get_rules(request: Request) -> Response:
    game = game_of(request)
    rules = [protocol.RuleInfo(*rule) for id in game.rules.ids for rule in game.rules.find(id)[:1]]
    glossary = [protocol.TermInfo(*term) for term in game.glossary]
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


@endpoint
async def get_tutorial(request: Request) -> Response:
    tutorial = game_of(request).tutorial
    if tutorial is None:
        raise HttpError(404, "This game has no guided first game.")
    return json_response(_tutorial_info(tutorial))


@endpoint
async def get_daily(request: Request) -> Response:
    game = game_of(request)
    seats = read_number(request, "seats", game.seats[0]) or 0
    registry = registry_of(request)
    table = None
    if (id := request.query_params.get("table")) is not None:
        table = await (await registry.get(id)).current()
        if table.game is not game or len(table.seats) != seats or table.opened.day is None:
            raise HttpError(404, "That is no table of this daily game.")
    return json_response(await registry.dailies.info(game, seats, table))


@endpoint
async def get_forecast(request: Request) -> Response:
    """What to expect of a game with these options; an empty text if the game has no forecast."""
    game = game_of(request)
    seats = read_number(request, "seats", game.default_seats) or 0
    chosen = {name: value for name, value in request.query_params.items() if name != "seats"}
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
    return protocol.HelpPanelInfo(*panel)


def _tutorial_info(tutorial: Tutorial) -> protocol.TutorialInfo:
    steps, moment = [], len(tutorial.opening)
    for step in tutorial.steps:
        steps.append(protocol.TutorialStepInfo(step.text, step.light, step.action, moment))
        moment += (1 if step.action else 0) + len(step.replies)
    concepts = [protocol.ConceptInfo(*concept) for concept in tutorial.concepts]
    return protocol.TutorialInfo(tutorial.seat, steps, concepts)


ROUTES: list[BaseRoute] = [
    Route("/api/lobby", get_lobby),
    Route("/api/games/{id}/rules", get_rules),
    Route("/api/games/{id}/tutorial", get_tutorial),
    Route("/api/games/{id}/forecast", get_forecast),
    Route("/api/daily/{id}", get_daily),
]
