// Durable storage for boardgame.io: a state is on disk before anybody is sent it, which boardgame.io itself does not
// promise with any storage (it sends an update, then stores it). This is the cheapest way we know to add it: states are
// read from memory, written to one log, and those that wait share one fdatasync, as in our own store.
const { open } = require("node:fs/promises");

const SYNCHRONOUS = 0;

/** Holds updates back until `release` is called. Takes the place of boardgame.io's own in-memory publisher. */
class HoldingPublisher {
  constructor() {
    this.subscribers = new Map();
    this.held = new Map();
  }

  publish(channel, payload) {
    if (payload.type !== "update") return this.send(channel, payload);
    if (!this.held.has(channel)) this.held.set(channel, []);
    this.held.get(channel).push(payload);
  }

  release(channel, count) {
    for (const payload of (this.held.get(channel) ?? []).splice(0, count)) this.send(channel, payload);
  }

  send(channel, payload) {
    for (const subscriber of this.subscribers.get(channel) ?? []) subscriber(payload);
  }

  subscribe(channel, subscriber) {
    this.subscribers.set(channel, [...(this.subscribers.get(channel) ?? []), subscriber]);
  }

  unsubscribeAll(channel) {
    this.subscribers.delete(channel);
    this.held.delete(channel);
  }
}

class LogStorage {
  constructor(path, publisher) {
    this.path = path;
    this.publisher = publisher;
    this.matches = new Map();
    this.waiting = [];
    this.writing = false;
  }

  type() {
    return SYNCHRONOUS;
  }

  async connect() {
    this.file = await open(this.path, "a");
  }

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [] });
    this.append(id, { initialState, metadata });
  }

  setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    match.state = state;
    match.log.push(...deltalog);
    this.append(id, { state, deltalog }, `MATCH-${id}`);
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
  }

  fetch(id) {
    return this.matches.get(id) ?? {};
  }

  wipe(id) {
    this.matches.delete(id);
  }

  listMatches() {
    return [...this.matches.keys()];
  }

  append(id, change, channel) {
    this.waiting.push({ line: JSON.stringify({ id, ...change }) + "\n", channel });
    if (!this.writing) this.write();
  }

  async write() {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      await this.file.write(batch.map(({ line }) => line).join(""));
      await this.file.datasync();
      for (const { channel } of batch) if (channel) this.publisher.release(channel, 1);
    }
    this.writing = false;
  }
}

module.exports = { HoldingPublisher, LogStorage };
