import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line } from "../src/lib/connection";
import type { FromServer, ToServer, Update } from "../src/protocol";

class Wire {
  static last: Wire;
  readyState = 0;
  sent: ToServer[] = [];
  onopen: () => void = vi.fn();
  onclose: () => void = vi.fn();
  onmessage: (event: { data: string }) => void = vi.fn();

  constructor(readonly url: string) {
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const listener = () => ({
  line: vi.fn<(line: Line) => void>(),
  update: vi.fn<(update: Update) => void>(),
  error: vi.fn(),
  why: vi.fn(),
  acked: vi.fn(),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1, CLOSED: 3 });
  vi.stubGlobal("document", { baseURI: "http://host.test/", visibilityState: "visible" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  const heard = listener();
  const connection = new Connection("token", heard, (url) => new Wire(url) as unknown as WebSocket);
  connection.start();
  Wire.last.open();
  return { connection, heard };
}

describe("a seat's line", () => {
  it("joins with the token in the first message, never in the address", () => {
    connect();
    expect(Wire.last.url).toBe("ws://host.test/ws/v2");
    expect(Wire.last.sent).toEqual([
      { type: "join", token: "token", lang: "en", page: expect.any(String), device: expect.any(String) },
    ]);
  });

  it("gives standing orders, again after a cut if nobody acknowledged them", () => {
    const { connection } = connect();
    const first = connection.orders({ "window.scouted": "turn" });
    const second = connection.orders({ "window.scouted": "always" });
    Wire.last.say({ type: "ack", move_id: first, seq: 1 });
    Wire.last.close();
    vi.advanceTimersByTime(1000);
    Wire.last.open();
    expect(Wire.last.sent.slice(1)).toEqual([
      { type: "orders", move_id: second, orders: { "window.scouted": "always" } },
    ]);
  });

  it("comes back after a cut where it left off, and sends an unanswered move again under the same id", () => {
    const { connection, heard } = connect();
    Wire.last.say({ type: "snapshot", seq: 41 });
    const id = connection.move("pass", 41);
    Wire.last.close();
    expect(heard.line).toHaveBeenLastCalledWith("lost");
    vi.advanceTimersByTime(1000);
    Wire.last.open();
    expect(Wire.last.sent).toEqual([
      { type: "join", token: "token", lang: "en", page: expect.any(String), device: expect.any(String), since: 41 },
      { type: "move", move_id: id, seq: 41, key: "pass" },
    ]);
    Wire.last.say({ type: "ack", move_id: id, seq: 42 });
    Wire.last.close();
    vi.advanceTimersByTime(1000);
    Wire.last.open();
    expect(Wire.last.sent).toHaveLength(1);
  });

  it("takes no update that is older than what it has", () => {
    const { heard } = connect();
    Wire.last.say({ type: "snapshot", seq: 41 });
    Wire.last.say({ type: "update", seq: 40 });
    expect(heard.update).toHaveBeenCalledTimes(1);
  });

  it("notices a line that went dead without a word", () => {
    const { heard } = connect();
    Wire.last.say({ type: "snapshot", seq: 1 });
    vi.advanceTimersByTime(20000);
    vi.advanceTimersByTime(20000);
    expect(heard.line).toHaveBeenLastCalledWith("lost");
  });

  it("stays away when the server does not know the token", () => {
    const { heard } = connect();
    const first = Wire.last;
    first.say({ type: "error", code: "unauthorized", message: "" });
    first.close();
    vi.advanceTimersByTime(60000);
    expect(heard.line).toHaveBeenLastCalledWith("refused");
    expect(Wire.last).toBe(first);
  });
});
