"""The layout of the full screen. Its parts keep their sizes during a game."""

STYLESHEET = """
Screen { background: $background; color: $foreground; layers: base; }
#curtain { display: none; width: 1fr; height: 1fr; content-align: center middle; }
Line { text-wrap: nowrap; text-overflow: ellipsis; }
#head { height: 1; padding: 0 1; background: $panel; }
#goal { height: 1; padding: 0 1; color: $accent; }
#table { height: 1fr; layout: vertical; }
#board { height: 1fr; width: 1fr; scrollbar-size: 0 1; background: $background; }
#log { height: 2; padding: 0 1; background: $surface; scrollbar-size: 0 1; }
#question-bar { height: 1; padding: 0 1; background: $panel; }
#question { width: 1fr; }
#more { width: auto; color: $accent; text-style: bold; }
OptionsPane { height: 7; scrollbar-size: 0 1; background: $background; }
Slider { height: 2; padding: 0 1; }
#footer { height: 1; padding: 0 1; background: $surface; }
#head:nocolor, #question-bar:nocolor { text-style: reverse; }
#board:focus, #log:focus { background: $surface; background-tint: $foreground 4%; }

.tall #log { height: 5; }
.tall OptionsPane { height: 11; }
.wide #table { layout: horizontal; }
.wide #log { width: 34%; max-width: 60; height: 1fr; border-left: vkey $panel; }

.enlarged #log, .enlarged #question-bar, .enlarged #options { display: none; }
.curtained #curtain { display: block; }
.curtained #head, .curtained #goal, .curtained #table, .curtained #question-bar, .curtained #options,
.curtained #footer { display: none; }

ModalScreen { align: center middle; background: $background 60%; }
.dialog { background: $surface; border: round $accent; padding: 0 1; }
.dialog.small { width: 64; max-width: 92%; height: auto; }
.dialog.large { width: 96; max-width: 94%; height: 90%; }
.dialog .title { height: auto; padding: 0 0 1 0; }
.dialog .keys { color: $text-muted; height: 1; }
.dialog .paragraph { padding: 1 0; }
.dialog .buttons { height: auto; align-horizontal: right; }
.dialog Button { margin: 0 0 0 2; }
#page { height: 1fr; scrollbar-size: 0 1; }
"""
