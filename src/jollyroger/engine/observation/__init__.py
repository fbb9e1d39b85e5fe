"""Typed observations: what a seat may know as a list of numbers, each with a name, a group and a range.

A game hands out an `Observer` for a number of seats. Its spec names the features; `encode` fills them in for a state.
Numbers are in natural units: learners scale them by the feature's range.
"""

from .agenda import AgendaFeatures, ChoiceField, EachField, ListField, NumberField, PhaseField, SeatField
from .features import FeatureList, QuestionFeatures, seat_names
from .spec import Feature, ObservationSpec, Observer

__all__ = [
    "AgendaFeatures",
    "ChoiceField",
    "EachField",
    "Feature",
    "FeatureList",
    "ListField",
    "NumberField",
    "ObservationSpec",
    "Observer",
    "PhaseField",
    "QuestionFeatures",
    "SeatField",
    "seat_names",
]
