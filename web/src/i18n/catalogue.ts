/** Catalogues of messages in the format of Project Fluent: the same files that the server reads. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { language, locale, PSEUDO } from "./language";
import { pseudoText } from "./pseudo";

export type Argument = string | number | Noun | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;
type Loaders = Record<string, () => Promise<string>>;

/** A thing whose name is a message: `FORM($card, case: "dative")` gives its forms. */
export class Noun extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

const sharedFiles = import.meta.glob<string>("../../../src/jollyroger/languages/*/shared/*.ftl", { query: "?raw", import: "default" });

/** What selects a form, if nobody asks for one: then it is the usual one. */
const NO_FORM = { case: "", "count-form": "" };

/** The messages of one part of the site, in the reader's language, and in English what that lacks. */
export class Catalogue {
  readonly #bundles: FluentBundle[];

  constructor(bundles: FluentBundle[]) {
    this.#bundles = bundles;
  }

  has(id: string): boolean {
    return this.#find(id) !== null;
  }

  /** A message, or an attribute of one as 'id.attribute'. A missing one shows as its id, which tests find. */
  text(id: string, values: Arguments = {}): string {
    const found = this.#find(id);
    if (!found) {
      console.error(`There is no message '${id}'.`);
      return `⟨${id}⟩`;
    }
    const errors: Error[] = [];
    const prepared: Record<string, FluentValue> = { ...NO_FORM };
    for (const [name, value] of Object.entries(values)) prepared[name] = this.#prepare(value);
    const text = found.bundle.formatPattern(found.pattern, prepared, errors);
    if (errors.length) console.error(`The message '${id}' cannot be filled in:`, errors[0]!.message);
    return text;
  }

  #find(id: string) {
    const [name = "", attribute] = id.split(".");
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }

  #prepare(value: Argument): FluentValue {
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    if (value instanceof Noun) return new NamedNoun(value.value, (form) => this.text(value.value, form));
    return new NamedNoun("", (form) => this.#asText(value, form));
  }

  /** A value as it stands in a text; of a list, each thing in this form. */
  #asText(value: Argument, form: Arguments): string {
    if (value instanceof Noun) return this.text(value.value, form);
    return typeof value === "object" ? this.list(value.map((item) => this.#asText(item, form))) : String(value);
  }

  /** 'rum, gold and glory'. */
  list(items: readonly string[]): string {
    if (!items.length) return this.text("list-none");
    const [first = "", ...others] = items;
    return others.reduce(
      (text, item, index) => this.text(index === others.length - 1 ? "list-last" : "list-more", { first: text, second: item }),
      first,
    );
  }
}

/** A noun, or a list of them, that knows its forms. */
class NamedNoun extends FluentType<string> {
  readonly form: (values: Arguments) => string;

  constructor(id: string, form: (values: Arguments) => string) {
    super(id);
    this.form = form;
  }

  override toString(): string {
    return this.form({});
  }
}

function FORM([noun]: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const values = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value)]));
  return noun instanceof NamedNoun ? noun.form(values) : (noun ?? "");
}

/** Reads the files of a part: those of the reader's language, and those of English in case something is missing. */
export async function loadCatalogue(files: Loaders): Promise<Catalogue> {
  const all = { ...sharedFiles, ...files };
  const codes = language === PSEUDO ? [PSEUDO] : language === "en" ? ["en"] : [language, "en"];
  return new Catalogue(await Promise.all(codes.map((code) => loadBundle(all, code))));
}

async function loadBundle(files: Loaders, code: string): Promise<FluentBundle> {
  const folder = `/languages/${code === PSEUDO ? "en" : code}/`;
  const bundle: FluentBundle = new FluentBundle(code === PSEUDO ? locale : code, {
    useIsolating: false,
    functions: {
      FORM,
      GENDER: ([noun]) => {
        const message = noun instanceof NamedNoun ? bundle.getMessage(noun.value) : undefined;
        const gender = message?.attributes["gender"];
        return gender ? bundle.formatPattern(gender) : "";
      },
    },
    transform: code === PSEUDO ? pseudoText : (text) => text,
  });
  const texts = Object.entries(files).filter(([path]) => path.includes(folder));
  for (const source of await Promise.all(texts.map(([, load]) => load()))) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error.message);
  }
  return bundle;
}
