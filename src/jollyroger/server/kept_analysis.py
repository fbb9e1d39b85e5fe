"""An analysis as it is kept: for readers of all languages."""

from __future__ import annotations

import msgspec

from ..engine.messages import current_language
from .protocol import AnalysisInfo


class AnalysisTexts(msgspec.Struct):
    """The texts of an analysis in one language, in the order of the analysis."""

    turning_points: list[tuple[str, str | None]]
    """What happened, and what would have been better."""
    advice: list[str]


class KeptAnalysis(AnalysisInfo):
    translations: dict[str, AnalysisTexts] = {}

    def shown(self) -> AnalysisInfo:
        """The analysis in the language of the reader."""
        fields = msgspec.structs.asdict(self)
        del fields["translations"]
        found = self.translations.get(current_language())
        if found is not None:
            fields["turning_points"] = [
                msgspec.structs.replace(point, text=text, better=better)
                for point, (text, better) in zip(self.turning_points, found.turning_points, strict=True)
            ]
            fields["advice"] = [
                msgspec.structs.replace(advice, text=text)
                for advice, text in zip(self.advice, found.advice, strict=True)
            ]
        return AnalysisInfo(**fields)
