"""The style of a report page: light and dark, in the colours of the site. It loads no fonts and no images."""

LIGHT_COLOURS = """
  --paper: #f3e8d0; --raised: #fbf5e6; --deep: #e8d8b5; --line: #c0a675; --strong: #8c7146;
  --ink: #2a1d12; --soft: #5d4930; --turn: #0a6464; --turn-fill: #0b6e6c; --gold: #7a5207; --danger: #96172d;
  --bar: #7fadad; --bar-edge: #2a5b5c; --on-part: #fffaf0;
  --part-0: #1d5c88; --part-1: #8f2d39; --part-2: #3c6827; --part-3: #855600;
  --part-4: #71458f; --part-5: #474d55; --part-6: #963a70; --part-7: #5d3d22;
"""

DARK_COLOURS = """
  --paper: #0f1c29; --raised: #182a3b; --deep: #0a141e; --line: #38506a; --strong: #6b86a0;
  --ink: #f3e8d0; --soft: #bdb8a6; --turn: #62cfc6; --turn-fill: #3fb5ac; --gold: #e9bd62; --danger: #ff919b;
  --bar: #2a6b80; --bar-edge: #86c5cf; --on-part: #0d1822;
  --part-0: #86bdea; --part-1: #f2929b; --part-2: #a0cf80; --part-3: #eab752;
  --part-4: #cda5eb; --part-5: #bfc8d1; --part-6: #f3a5cf; --part-7: #d6ab86;
"""

STYLE = f"""
:root {{ color-scheme: light dark; {LIGHT_COLOURS} }}
@media (prefers-color-scheme: dark) {{ :root {{ {DARK_COLOURS} }} }}
*, *::before, *::after {{ box-sizing: border-box; }}
html {{
  background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%;
  font: 106.25%/1.5 "Alegreya Sans", "Gill Sans", "Gill Sans MT", "Trebuchet MS", "Noto Sans", sans-serif;
}}
body {{
  margin: 0 auto; max-width: 72rem; padding: 1.25rem clamp(0.9rem, 3vw, 2.5rem) 4rem; overflow-wrap: break-word;
}}
h1, h2 {{
  font-family: "Pirata One", "Luminari", "IM Fell English", "Palatino Linotype", Palatino, Georgia, serif;
  font-weight: 600; line-height: 1.1; margin: 0; text-wrap: balance;
}}
h1 {{ font-size: clamp(2rem, 1.5rem + 2.4vw, 3.2rem); }}
h2 {{ font-size: 1.7rem; }}
h3 {{ font-size: 1rem; margin: 0 0 0.4rem; line-height: 1.3; }}
p {{ margin: 0 0 0.7rem; max-width: 44rem; text-wrap: pretty; }}
header.masthead {{
  display: grid; grid-template-columns: 1fr auto; gap: 0.4rem 1.5rem; align-items: center;
  border-bottom: 3px double var(--strong); padding-bottom: 1.1rem;
}}
header.masthead svg {{ width: clamp(5rem, 12vw, 8.5rem); height: auto; color: var(--strong); }}
.kicker {{ color: var(--gold); font-weight: 700; letter-spacing: 0.04em; margin: 0 0 0.3rem; }}
.about {{ color: var(--soft); margin: 0.5rem 0 0; font-size: 1.1rem; }}
.figures {{
  display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1.1rem 1.5rem; margin: 1.5rem 0 0;
  padding: 0; list-style: none;
}}
.figures b {{
  display: block; font-size: 2rem; line-height: 1.1; color: var(--turn); font-variant-numeric: tabular-nums;
  font-family: "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
}}
.figures small {{ color: var(--soft); font-size: 0.9rem; display: block; line-height: 1.35; }}
section {{ margin-top: 2.6rem; }}
section > h2 {{ display: flex; align-items: center; gap: 0.8rem; margin-bottom: 0.7rem; }}
section > h2::after {{ content: ""; flex: 1; border-top: 1.5px solid var(--line); }}
.charts {{
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 1.4rem 2rem;
  align-items: start; margin-top: 0.9rem;
}}
.beside {{
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0.9rem 2rem;
  align-items: start;
}}
.beside > .charts {{ margin-top: 0.3rem; }}
.beside > div > p:first-child {{ margin-top: 0; }}
figure {{
  margin: 0; padding: 0.9rem 1rem 0.7rem; background: var(--raised); border: 1.5px solid var(--line);
  border-radius: 6px;
}}
figure svg {{ display: block; width: 100%; max-width: 40rem; height: auto; }}
figure details {{ margin-top: 0.5rem; }}
summary {{ cursor: pointer; color: var(--soft); font-size: 0.9rem; width: fit-content; }}
summary:focus-visible, a:focus-visible {{ outline: 3px solid var(--turn); outline-offset: 2px; border-radius: 3px; }}
.scroll {{ overflow-x: auto; margin-top: 0.4rem; }}
table {{ border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }}
th, td {{
  text-align: right; padding: 0.22rem 0.9rem 0.22rem 0; border-bottom: 1px solid var(--line); vertical-align: top;
}}
th:first-child, td:first-child {{ text-align: left; }}
th {{ font-weight: 700; }}
dl {{ display: grid; grid-template-columns: auto 1fr; gap: 0.2rem 1.2rem; margin: 0 0 1rem; }}
dt {{ font-weight: 700; }}
dd {{ margin: 0; }}
pre {{
  background: var(--deep); border-radius: 6px; padding: 0.7rem 0.9rem; white-space: pre-wrap; margin: 0 0 0.7rem;
  font: 0.9rem/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere;
}}
.warning {{
  border-left: 5px solid var(--danger); padding: 0.3rem 0 0.3rem 0.9rem; font-weight: 700; margin-top: 1.2rem;
}}
footer {{
  margin-top: 3rem; border-top: 3px double var(--strong); padding-top: 0.9rem; color: var(--soft); font-size: 0.9rem;
}}

svg text {{
  font-family: inherit; font-size: 13px; fill: var(--ink);
  paint-order: stroke; stroke: var(--raised); stroke-width: 4px; stroke-linejoin: round;
}}
svg .label {{ font-weight: 600; }}
svg .value {{ font-variant-numeric: tabular-nums; font-weight: 700; }}
svg .value.unsure {{ font-weight: 400; fill: var(--soft); }}
svg .value.up {{ fill: var(--turn); }}
svg .value.down {{ fill: var(--danger); }}
svg .note {{ font-size: 12px; fill: var(--soft); }}
svg .on {{ fill: var(--on-part); stroke: none; font-weight: 700; }}
svg .bar {{ fill: var(--bar); stroke: var(--bar-edge); stroke-width: 1.2; }}
svg .whisker {{ fill: none; stroke: var(--ink); stroke-width: 1.6; }}
svg .whisker.unsure {{ stroke: var(--strong); }}
svg .whisker.up, svg .dot.up {{ stroke: var(--turn); }}
svg .whisker.down, svg .dot.down {{ stroke: var(--danger); }}
svg .dot {{ fill: var(--raised); stroke: var(--strong); stroke-width: 2; }}
svg .dot.up {{ fill: var(--turn); }}
svg .dot.down {{ fill: var(--danger); }}
svg .mark {{ stroke: var(--gold); stroke-width: 1.8; stroke-dasharray: 5 3; }}
svg .axis {{ stroke: var(--ink); stroke-width: 1.5; }}
svg .grid {{ stroke: var(--line); stroke-width: 0.8; }}
svg .part {{ fill: var(--c); }}
svg .curve {{ fill: none; stroke: var(--c); stroke-width: 2.4; stroke-linejoin: round; }}
svg .band {{ fill: var(--c); opacity: 0.16; }}
svg .point {{ fill: var(--raised); stroke: var(--c); stroke-width: 2; }}
@media (max-width: 34rem) {{
  body {{ padding-inline: 0.7rem; }}
  figure {{ padding: 0.8rem 0.6rem 0.6rem; }}
  header.masthead {{ column-gap: 0.8rem; }}
  svg text {{ font-size: 15.5px; }}
  svg .note {{ font-size: 14.5px; }}
}}
@media print {{ :root {{ {LIGHT_COLOURS} }} figure {{ break-inside: avoid; }} }}
"""

COMPASS_ROSE = (
    '<svg viewBox="-50 -50 100 100" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.4">'
    '<circle r="46"/><circle r="42" stroke-dasharray="1 5.6" stroke-width="3"/><circle r="20"/>'
    + "".join(
        f'<g transform="rotate({angle})"><path d="M0 0L{width} -{width}L0 -{height}Z" fill="currentColor"/>'
        f'<path d="M0 0L-{width} -{width}L0 -{height}Z"/></g>'
        for angles, width, height in (((45, 135, 225, 315), 5, 27), ((0, 90, 180, 270), 7, 40))
        for angle in angles
    )
    + "</svg>"
)
"""A compass rose for the corner of the masthead."""
