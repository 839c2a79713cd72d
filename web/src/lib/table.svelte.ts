/** One seat at a table as the page shows it: the last message, the log, what is picked, what is being explained. */

import type { Act, ErrorMessage, GameEvent, Option, Text, Update, Why } from "../protocol";
import { Connection, type Line } from "./connection";
import { due, note } from "./dice";
import { clicked, litBy, narrowed } from "./options";
import { ordered, type Orders, type Until } from "./orders";
import { confirms } from "./settings.svelte";

/** How many positions are kept for watching what happened; older ones are in the log only. */
const KEPT = 200;

export interface Frame {
  seq: number;
  update: Update;
}

export class Table {
  line: Line = $state("connecting");
  now: Update | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  /** The log's length when this seat was last done with a turn: the digest begins there. */
  seen = $state(0);
  picked: Option | null = $state.raw(null);
  held: string[] = $state.raw([]);
  sending = $state(false);
  notice: { text: Text; clause: string } | null = $state.raw(null);
  why: Why | null = $state.raw(null);
  frames: Frame[] = $state.raw([]);
  /** Index into `frames` while the player watches what happened; -1 shows the present. */
  watching = $state(-1);

  private connection: Connection;
  private waitsFor = "";

  constructor(
    public token: string,
    private readonly onturn: () => void = () => undefined,
  ) {
    this.connection = this.connected();
  }

  private connected(): Connection {
    return new Connection(this.token, {
      line: (line) => this.go(line),
      update: (update) => this.take(update),
      error: (error) => this.fail(error),
      why: (why) => (this.why = why),
      acked: (id) => this.done(id),
    });
  }

  start(): void {
    this.connection.start();
  }

  stop(): void {
    this.connection.stop();
  }

  /** Goes on with the token that `get` brings; the line is down meanwhile, since the old one ends with it. */
  async renew(get: () => Promise<string>): Promise<void> {
    this.connection.stop();
    try {
      this.token = await get();
    } finally {
      this.connection = this.connected();
      this.connection.start();
    }
  }

  /** Everything is told anew in another language. */
  speak(lang: string): void {
    this.drop();
    this.connection.speak(lang);
  }

  /** Whoever sits here knows of the new devices. */
  knowDevices(): void {
    this.connection.devices();
  }

  get shown(): Update | null {
    return this.frames[this.watching]?.update ?? this.now;
  }

  /** What had happened at the position that is shown. */
  get past(): GameEvent[] {
    if (this.watching < 0) return this.log;
    const later = this.frames.slice(this.watching + 1).reduce((sum, { update }) => sum + update.events.length, 0);
    return this.log.slice(0, this.log.length - later);
  }

  get asked(): boolean {
    return chooses(this.now) && this.watching < 0;
  }

  /** There is nothing to choose: the table answers in a moment. */
  get forced(): boolean {
    return Boolean(this.now?.ask?.forced);
  }

  /** The same text as long as the same is asked; empty where nothing is. */
  get question(): string {
    return this.asked ? asking(this.now) : "";
  }

  get options(): Option[] {
    return this.asked ? narrowed(this.now?.ask ?? null, this.held) : [];
  }

  get lit(): Map<string, Option[]> {
    return litBy(this.options, this.held);
  }

  get digest(): GameEvent[] {
    return this.log.slice(this.seen);
  }

  /** A click on a target: picks, or holds the target while several options are left. */
  touch(target: string): "picked" | "held" | "nothing" {
    const { pick, held } = clicked(this.options, this.held, target);
    if (pick && this.picked?.key === pick.key) {
      this.commit();
      return "picked";
    }
    if (pick) {
      this.pick(pick);
      return "picked";
    }
    const changed = held.length !== this.held.length;
    this.held = held;
    this.picked = null;
    return changed ? "held" : "nothing";
  }

  /** Chooses an option; it is sent at once unless this player confirms moves. */
  pick(option: Option): void {
    if (this.sending || !this.asked) return;
    const again = this.picked?.key === option.key;
    this.picked = option;
    if (again || !confirms()) this.commit();
  }

  commit(): void {
    if (!this.picked || !this.now || this.sending) return;
    this.sending = true;
    this.waitsFor = this.connection.move(this.picked.key, this.now.seq);
  }

  drop(): void {
    this.picked = null;
    this.held = [];
    this.why = null;
    this.notice = null;
  }

  act(act: Act): void {
    if (!this.now || this.sending) return;
    this.drop();
    this.sending = true;
    this.waitsFor = this.connection.act(act, this.now.seq);
  }

  askWhy(key: string): void {
    this.connection.why(key);
  }

  order(orders: Orders): void {
    this.connection.orders(orders);
  }

  /** Answers the question, and from now on the same whenever it comes. */
  answerAhead(option: Option, until: Until): void {
    if (!this.now?.ask || this.sending || !this.asked) return;
    this.order(ordered(this.now.orders as Orders, this.now.ask.prompt, until));
    this.picked = option;
    this.commit();
  }

  rename(name: string): void {
    this.connection.name(name);
  }

  watch(): void {
    const first = this.frames.findIndex((frame) => frame.update.events.some((event) => this.digest.includes(event)));
    if (first >= 0) this.watching = first;
  }

  private take(update: Update): void {
    const before = this.now;
    this.log = update.type === "snapshot" ? update.events : [...this.log.slice(0, update.kept), ...update.events];
    if (!before) this.seen = lastTurn(update.events, update.you);
    else if (before.seq !== update.seq && before.active === update.you && passed(update))
      this.seen = this.log.length - after(update);
    this.seen = Math.min(this.seen, this.log.length);
    this.keep(update);
    this.now = update;
    if (asking(before) !== asking(update)) this.drop();
    if (chooses(update) && !chooses(before)) this.onturn();
    void this.giveWord(update);
  }

  /** Gives a word for the dice where one is wanted. */
  private async giveWord(update: Update): Promise<void> {
    await note(update);
    const word = await due(update);
    if (word) this.connection.word(word);
  }

  private keep(update: Update): void {
    if (update.type === "snapshot") this.frames = [];
    else if (update.events.length) this.frames = [...this.frames, { seq: update.seq, update }].slice(-KEPT);
    else return;
    this.watching = -1;
  }

  private done(id: string): void {
    if (id !== this.waitsFor) return;
    this.sending = false;
    this.picked = null;
    this.held = [];
  }

  /** A seat that is no longer one's own is not shown any more. */
  private go(line: Line): void {
    this.line = line;
    if (line === "refused") this.now = null;
  }

  private fail(error: ErrorMessage): void {
    if (!error.move_id || error.move_id === this.waitsFor) this.sending = false;
    this.picked = null;
    this.held = [];
    this.notice = { text: error.message, clause: error.clause ?? "" };
  }
}

/** Whether this seat is asked and has something to choose. */
export function chooses(update: Update | null): boolean {
  return Boolean(update?.ask && !update.ask.forced);
}

/** The question in a form that can be compared; what is picked stays while the question does. */
function asking(update: Update | null): string {
  return update?.ask ? `${update.ask.prompt}|${update.ask.options.map((option) => option.key).join("|")}` : "";
}

type Told = Pick<Update, "events" | "you" | "active">;

/** Whether this seat's turn has ended with the update: the next turn is another's, or one came and went meanwhile. */
export function passed(update: Told): boolean {
  return update.active !== update.you || update.events.some((event) => event.kind === "turn.begins");
}

/** How many of the last events came after this seat's turn had ended; all, where its own next turn follows at once. */
export function after(update: Told): number {
  const turns = update.events.filter((event) => event.kind === "turn.begins");
  const next = turns.find((event) => event.args["seat"] !== update.you);
  if (next) return update.events.length - update.events.indexOf(next);
  return turns.length ? update.events.length : 0;
}

/** Where the events after this seat's last own turn begin, as far as the events themselves tell. */
export function lastTurn(events: GameEvent[], you: number): number {
  if (you < 0) return Math.max(0, events.length - 12);
  const turns = events.flatMap((event, at) => (event.kind === "turn.begins" ? [at] : []));
  // The turn under way is none that is over.
  const whose = (at: number | undefined): unknown => (at === undefined ? you : events[at]?.args["seat"]);
  const over = whose(turns.at(-1)) === you ? turns.slice(0, -1) : turns;
  const last = over.findLastIndex((at) => whose(at) === you);
  return last < 0 ? 0 : (turns[last + 1] ?? events.length);
}
