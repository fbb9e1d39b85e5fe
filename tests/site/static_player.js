// Plays in the static page as its reader would: fills in the form for a new table, and presses options. Runs in the page,
// so that every browser is driven the same way.
(() => {
  const WAIT_SECONDS = 60;
  const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Waits until a function returns something. */
  async function until(what, find) {
    for (const end = performance.now() + WAIT_SECONDS * 1000; performance.now() < end; await sleep(15)) {
      const found = find();
      if (found) return found;
    }
    throw new Error(`waited in vain: ${what}; the page says: ${document.body.innerText.slice(0, 500)}`);
  }

  const one = (selector) => document.querySelector(selector);
  const labelled = (text) =>
    [...document.querySelectorAll("label")].find((label) => label.textContent.includes(text))?.querySelector("select, input");

  function set(field, value) {
    field.value = value;
    field.dispatchEvent(new Event(field.type === "number" ? "input" : "change", { bubbles: true }));
  }

  const optionNamed = (select, text) => [...select.options].find((option) => option.text.toLowerCase() === text).value;
  const version = () => one("[data-board]")?.dataset.version;
  const options = () => [...document.querySelectorAll("aside.drawer .option[aria-disabled=false]")];

  /** Starts a game of two against a bot, the weakest or the one named, which plays at once. Returns when there is something to choose. */
  async function start(game, seed, name = "") {
    location.hash = `#/new/${game}?with=bots`;
    const count = await until("the form", () => labelled("How many seats?"));
    set(count, count.options[0].value);
    const bot = await until("the bot's seat", () => one('select[aria-label="Who sits in seat 2"]'));
    set(bot, [...bot.options].find((option) => option.text.startsWith(`Bot: ${name}`)).value);
    const pace = labelled("Bots' pace");
    set(pace, optionNamed(pace, "instant"));
    set(labelled("Seed"), seed);
    await sleep(0);
    one("main form button.primary").click();
    await until("the table", () => location.hash.startsWith("#/table/") && (options().length || one("section.ending")));
    return location.hash;
  }

  /** Makes so many choices, or plays to the end. Returns how many were made, whether the game is over, and a seed to go on with. */
  async function play(limit, seed) {
    let random = seed;
    const below = (count) => ((random = (random * 48271) % 2147483647), random % count);
    for (let choices = 0; choices < limit; choices++) {
      await until("a question", () => options().length || one("section.ending"));
      if (one("section.ending")) return { choices, over: true, seed: random };
      const before = version();
      const offered = options();
      offered[below(offered.length)].click();
      await until("the next moment", () => {
        one(".bubble .danger")?.click();
        return version() !== before || one("section.ending");
      });
    }
    return { choices: limit, over: Boolean(one("section.ending")), seed: random };
  }

  /** Waits until the page works without a network. */
  const kept = () => until("the service worker", () => navigator.serviceWorker.controller !== null);
  const shown = () => until("the board", version);
  /** The version of the table when it waits for the reader. */
  const settled = () => until("a question", () => options().length && version());

  window.player = { start, play, kept, shown, settled };
})();
