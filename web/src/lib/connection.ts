/** One seat's line to the server: joins, comes back after a cut where it left off, and sends every move once. */

import { device } from "./device";
import { newId } from "./ids";
import type { Orders } from "./orders";
import { tongue } from "./tongue.svelte";
import type { Act, ErrorMessage, FromServer, ToServer, Update, Why } from "../protocol";

export type Line = "connecting" | "live" | "lost" | "refused";

export interface Listener {
  line: (line: Line) => void;
  update: (update: Update) => void;
  error: (error: ErrorMessage) => void;
  why: (why: Why) => void;
  acked: (moveId: string) => void;
}

type Sent = Extract<ToServer, { move_id: string }>;

export const WAITS = [300, 700, 1500, 3000, 6000, 10000];
const PING = 20000;
/** By this the server knows that several seats share this screen. */
const PAGE = newId();

export class Connection {
  private socket: WebSocket | null = null;
  private seq = -1;
  private tries = 0;
  private closed = false;
  private beat: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heard = true;
  /** Moves that nobody acknowledged yet: sent again after a cut under the same id, so that they count once. */
  private open = new Map<string, Sent>();

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
    private readonly dial: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  start(): void {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
    }
    this.connect();
  }

  stop(): void {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.again);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.hurry);
      document.removeEventListener("visibilitychange", this.hurry);
    }
    this.socket?.close();
  }

  move(key: string, seq: number): string {
    return this.post({ type: "move", move_id: newId(), seq, key });
  }

  act(act: Act, seq: number): string {
    return this.post({ type: "act", move_id: newId(), seq, act });
  }

  why(key: string): void {
    this.send({ type: "why", id: newId(), key });
  }

  name(name: string): void {
    this.send({ type: "name", name });
  }

  /** Everything is told anew in this language. */
  speak(lang: string): void {
    this.seq = -1;
    this.send({ type: "lang", lang });
  }

  /** The new devices of the seat are known. */
  devices(): void {
    this.send({ type: "devices" });
  }

  /** A word for the dice. */
  word(entropy: string): void {
    this.send({ type: "word", entropy });
  }

  orders(orders: Orders): string {
    return this.post({ type: "orders", move_id: newId(), orders });
  }

  private post(message: Sent): string {
    this.open.set(message.move_id, message);
    this.send(message);
    return message.move_id;
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.listener.line(this.tries === 0 ? "connecting" : "lost");
    const url = new URL("ws/v2", document.baseURI);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = "";
    const socket = this.dial(url.href);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.cut(socket);
  }

  private opened(): void {
    const since = this.seq < 0 ? {} : { since: this.seq };
    this.send({ type: "join", token: this.token, lang: tongue.lang, page: PAGE, device: device(), ...since });
    for (const message of this.open.values()) this.send(message);
    this.heard = true;
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING);
  }

  /** A line that was cut without a word is noticed by the ping that nobody answers. */
  private ping(): void {
    if (!this.heard) {
      this.socket?.close();
      return;
    }
    this.heard = false;
    this.send({ type: "ping", id: newId() });
  }

  private received(message: FromServer): void {
    this.heard = true;
    switch (message.type) {
      case "snapshot":
      case "update":
        this.updated(message);
        return;
      case "ack":
        this.open.delete(message.move_id);
        if (message.move_id) this.listener.acked(message.move_id);
        return;
      case "error":
        this.failed(message);
        return;
      case "why":
        this.listener.why(message);
        return;
    }
  }

  private updated(update: Update): void {
    this.tries = 0;
    this.listener.line("live");
    // What a second line to the same seat may have told already is not told again.
    if (update.type === "update" && update.seq < this.seq) return;
    this.seq = update.seq;
    this.listener.update(update);
  }

  private failed(error: ErrorMessage): void {
    if (error.move_id) this.open.delete(error.move_id);
    if (error.code === "unauthorized" || (error.code === "not_found" && this.seq < 0)) {
      this.closed = true;
      this.listener.line("refused");
    }
    this.listener.error(error);
  }

  private cut(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.beat);
    this.tries += 1;
    this.listener.line("lost");
    const wait = WAITS[Math.min(this.tries - 1, WAITS.length - 1)] ?? 1000;
    this.again = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden" || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.again);
    this.connect();
  };
}
