/** A picture of the result, 1200 by 630 as sites show it, drawn with the colours and fonts of the site. */
import type { Outcome } from "../../protocol";
import type { Person } from "../../screen";
import { withNames } from "../../text";
import { tallyRows, verdict } from "./resultText";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const MAX_ROWS = 4;

export async function drawResultCard(gameName: string, result: Outcome, people: readonly Person[]): Promise<Blob> {
  await Promise.all([document.fonts.load('64px "Pirata One"'), document.fonts.load('700 32px "Alegreya Sans"')]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const card = new Card(canvas.getContext("2d")!);
  card.drawPaper();
  card.drawTitle(gameName);
  card.drawVerdict(verdict(result, people), withNames(result.cause || "", people));
  card.drawPeople(result, people);
  card.drawTally(result, people);
  card.drawSite();
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** The value of a colour of the theme; a canvas knows no custom properties. */
function themeColour(name: string): string {
  const probe = document.createElement("span");
  probe.style.color = name;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

class Card {
  readonly #ink = themeColour("var(--ink)");
  readonly #soft = themeColour("var(--ink-soft)");

  constructor(private readonly context: CanvasRenderingContext2D) {
    context.textBaseline = "alphabetic";
  }

  drawPaper(): void {
    const { context } = this;
    context.fillStyle = themeColour("var(--paper)");
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = themeColour("var(--sea)");
    context.beginPath();
    context.moveTo(0, HEIGHT);
    for (let x = 0; x <= WIDTH; x += 100) context.quadraticCurveTo(x - 50, HEIGHT - 74, x, HEIGHT - 46);
    context.lineTo(WIDTH, HEIGHT);
    context.fill();
    context.strokeStyle = themeColour("var(--gold-fill)");
    context.lineWidth = 10;
    context.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
    context.lineWidth = 2;
    context.strokeRect(32, 32, WIDTH - 64, HEIGHT - 64);
    this.#drawCompass(WIDTH - 136, 132, 68);
  }

  drawTitle(text: string): void {
    this.#text(text, MARGIN, 116, '64px "Pirata One"', this.#ink, WIDTH - 3 * MARGIN - 120);
  }

  drawVerdict(text: string, cause: string): void {
    this.#text(text, MARGIN, 198, '800 52px "Alegreya Sans"', themeColour("var(--turn)"), WIDTH - 2 * MARGIN - 120);
    this.#wrap(cause, MARGIN, 244, '30px "Alegreya Sans"', this.#soft, WIDTH - 2 * MARGIN, 2);
  }

  drawPeople(result: Outcome, people: readonly Person[]): void {
    const step = (WIDTH - 2 * MARGIN) / Math.max(2, people.length);
    people.forEach((person, n) => {
      const x = MARGIN + n * step;
      const { context } = this;
      context.fillStyle = themeColour(person.colour);
      context.beginPath();
      context.arc(x + 32, 338, 32, 0, 7);
      context.fill();
      context.textAlign = "center";
      this.#text(person.initial, x + 32, 351, '800 38px "Alegreya Sans"', themeColour("var(--on-seat)"), 60);
      context.textAlign = "start";
      const won = result.winners.includes(person.seat);
      this.#text(won ? `★ ${person.name}` : person.name, x + 76, 350, `${won ? 800 : 500} 32px "Alegreya Sans"`, this.#ink, step - 92);
    });
  }

  drawTally(result: Outcome, people: readonly Person[]): void {
    const step = (WIDTH - 2 * MARGIN) / Math.max(2, people.length);
    const rows = tallyRows(result);
    rows.slice(0, MAX_ROWS).forEach((row, n) => {
      const y = 414 + n * 48;
      const bySeat = row.values.length > 1;
      const cells = bySeat ? row.values : [row.values[0] ?? ""];
      cells.forEach((value, seat) => {
        const text = `${withNames(row.label, people)}: ${withNames(value, people)}`;
        this.#text(text, MARGIN + (bySeat ? seat * step : 0), y, '500 28px "Alegreya Sans"', this.#ink, (bySeat ? step : 2 * step) - 24);
      });
    });
  }

  drawSite(): void {
    this.context.textAlign = "right";
    this.#text(`Jolly Roger · ${location.host}`, WIDTH - MARGIN, HEIGHT - 50, '700 24px "Alegreya Sans"', this.#ink, 600);
    this.context.textAlign = "start";
  }

  #drawCompass(x: number, y: number, radius: number): void {
    const { context } = this;
    context.save();
    context.translate(x, y);
    context.strokeStyle = this.#ink;
    context.lineWidth = 4;
    context.beginPath();
    context.arc(0, 0, radius, 0, 7);
    context.stroke();
    for (let n = 0; n < 8; n++) {
      const length = n % 2 ? radius * 0.5 : radius * 0.92;
      context.fillStyle = n % 2 ? themeColour("var(--gold-fill)") : n === 0 ? themeColour("var(--danger-fill)") : this.#ink;
      context.beginPath();
      context.moveTo(0, -length);
      context.lineTo(radius * 0.15, -radius * 0.15);
      context.lineTo(-radius * 0.15, -radius * 0.15);
      context.fill();
      context.rotate(Math.PI / 4);
    }
    context.restore();
  }

  #text(text: string, x: number, y: number, font: string, colour: string, maxWidth: number): void {
    this.context.font = font;
    this.context.fillStyle = colour;
    this.context.fillText(this.#fit(text, maxWidth), x, y);
  }

  /** The text, cut where it gets too wide. */
  #fit(text: string, maxWidth: number): string {
    if (this.context.measureText(text).width <= maxWidth) return text;
    let length = text.length;
    while (length > 1 && this.context.measureText(`${text.slice(0, length)}…`).width > maxWidth) length--;
    return `${text.slice(0, length).trimEnd()}…`;
  }

  #wrap(text: string, x: number, y: number, font: string, colour: string, maxWidth: number, maxLines: number): void {
    this.context.font = font;
    const lines = [""];
    for (const word of text.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.length < maxLines && this.context.measureText(longer).width > maxWidth) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    lines.forEach((line, n) => this.#text(line, x, y + n * 36, font, colour, maxWidth));
  }
}
