/** What is chosen in the form for a new table. */
import { isKnownBot } from "../bots";
import { features } from "../features.svelte";
import { isRelevant } from "../gameOptions";
import { cleanName, suggestedName } from "../nickname";
import { defaultBot } from "../people";
import type { BotInfo, GameInfo, GameOptionInfo, NewTable, TableInfo } from "../protocol";
import { settings } from "../settings.svelte";
import {
  ABSENCE_CHOICES,
  BOT_PACE_CHOICES,
  choiceIndex,
  CLOCK_CHOICES,
  isLongClock,
  UNDO_CHOICES,
  WATCH_CHOICES,
} from "../table/policyChoices";

export type Preset = "friends" | "bots" | "here";

export class TableForm {
  /** "friends" is possible only where they can join by a link. */
  preset = $state<Preset>(features.links ? "friends" : "bots");
  /** Of each seat: "me", "open" or a bot's id. */
  kinds = $state<string[]>([]);
  names = $state<string[]>([]);
  /** The values that are not the default. */
  options = $state<Record<string, string>>({});
  title = $state("");
  /** The chosen index in the list of choices, for each setting. */
  undo = $state(0);
  clock = $state(0);
  absence = $state(0);
  watch = $state(0);
  botPace = $state(0);
  listed = $state(false);
  practice = $state(false);
  seed = $state<number | null>(null);

  readonly isComplete = $derived(!this.kinds.includes("open"));
  readonly waitsForAbsent = $derived(isLongClock(CLOCK_CHOICES[this.clock]!.value));
  /** The options that matter, and only those that are not as usual. */
  readonly chosenOptions: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.game.options.filter((option) => this.isShown(option) && this.options[option.id]).map(({ id }) => [id, this.options[id]!])),
  );
  /** The options of which not enough was picked, or too much. */
  readonly unfinished: GameOptionInfo[] = $derived.by(() => this.game.options.filter((option) => this.isShown(option) && this.picksMissing(option) !== 0));

  constructor(
    readonly game: GameInfo,
    readonly bots: readonly BotInfo[],
    preset: Preset | null,
  ) {
    if (preset && (features.links || preset !== "friends")) this.preset = preset;
    this.fillSeats(game.seats.includes(3) ? 3 : game.seats[0]!);
  }

  /** Sets all seats as the preset says. */
  fillSeats(count: number): void {
    const others = { friends: "open", bots: defaultBot(this.bots), here: "me" }[this.preset];
    this.kinds = Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : others));
    this.names = Array.from({ length: count }, (_, seat) => (seat === 0 ? settings.name : (this.names[seat] ?? "")));
  }

  isShown(option: GameOptionInfo): boolean {
    return isRelevant(this.game, option, this.options);
  }

  valueOf(option: GameOptionInfo): string {
    return this.options[option.id] ?? option.values[0]!;
  }

  setOption(option: GameOptionInfo, value: string): void {
    const { [option.id]: _old, ...others } = this.options;
    this.options = value === option.values[0] ? others : { ...others, [option.id]: value };
  }

  /** How many different picks this option needs. */
  picksNeeded(option: GameOptionInfo): number {
    return option.pick_counts[this.kinds.length] ?? 0;
  }

  /** How many picks are missing; negative: too many. 0 as well if nothing is to be picked. */
  picksMissing(option: GameOptionInfo): number {
    const value = this.valueOf(option);
    if (!option.picks.length || option.values.includes(value)) return 0;
    return this.picksNeeded(option) - value.split("+").filter(Boolean).length;
  }

  /** What somebody in this seat is called if they do not say. */
  suggestion(seat: number): string {
    return suggestedName(this.kinds.slice(0, seat).filter((kind) => kind === "me").length);
  }

  /** Takes over the settings of another table. */
  copy(info: TableInfo): void {
    const people = info.seats.filter((seat) => seat.kind === "person").length;
    this.preset = info.hot_seat ? "here" : features.links && (people > 1 || info.seats.some((seat) => seat.kind === "open")) ? "friends" : "bots";
    this.fillSeats(info.seats.length);
    info.seats.forEach((occupant, seat) => {
      if (occupant.kind === "bot" && seat > 0 && occupant.bot && isKnownBot(occupant.bot, this.bots, this.game.temperaments)) this.kinds[seat] = occupant.bot;
      if (this.kinds[seat] === "me" && seat > 0) this.names[seat] = occupant.name;
    });
    for (const option of this.game.options) this.setOption(option, info.options[option.id] ?? option.values[0]!);
    const { policy } = info;
    this.undo = choiceIndex(UNDO_CHOICES, policy.undo);
    this.clock = choiceIndex(CLOCK_CHOICES, policy.clock ?? null);
    this.absence = choiceIndex(ABSENCE_CHOICES, policy.substitute_after ?? null);
    this.watch = choiceIndex(WATCH_CHOICES, policy.watch);
    this.botPace = choiceIndex(BOT_PACE_CHOICES, policy.bot_pace);
    this.listed = policy.listed ?? false;
    this.practice = policy.practice ?? false;
    this.title = info.title === this.game.name || info.day ? "" : info.title;
  }

  request(salt: string): NewTable {
    const mine = this.kinds.flatMap((kind, seat) => (kind === "me" ? [seat] : []));
    return {
      game: this.game.id,
      seats: [...this.kinds],
      names: mine.map((seat) => cleanName(this.names[seat] ?? "") || this.suggestion(seat)),
      options: { ...this.chosenOptions },
      title: this.title.trim(),
      policy: {
        undo: UNDO_CHOICES[this.undo]!.value,
        clock: CLOCK_CHOICES[this.clock]!.value,
        substitute_after: this.waitsForAbsent ? null : ABSENCE_CHOICES[this.absence]!.value,
        watch: WATCH_CHOICES[this.watch]!.value,
        bot_pace: BOT_PACE_CHOICES[this.botPace]!.value,
        listed: this.listed,
        practice: this.practice,
      },
      salt,
      seed: this.seed ?? null,
      start: this.isComplete,
    };
  }
}
