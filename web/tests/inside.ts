/** A table and its worker in one thread, and a page that follows a match there. */
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, vi } from "vitest";
import type { Kernel } from "../src/kernel/types";
import type { PageMessage, WorkerMessage } from "../src/local/messages";
import { Service } from "../src/local/service";
import { closeStore } from "../src/local/store";
import { LocalTable, type Port } from "../src/local/table";
import type { TableMessage } from "../src/protocol/table";
import type { Action, MatchPlan, Snapshot, State } from "../src/protocol/types";

/** A worker of the same thread. */
export class Inside implements Port {
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  readonly service: Service;
  readonly heard: PageMessage[] = [];

  constructor(kernel: Kernel) {
    this.service = new Service(
      () => Promise.resolve(kernel),
      (data: WorkerMessage) => queueMicrotask(() => this.onmessage?.({ data })),
    );
  }
  postMessage(message: PageMessage): void {
    this.heard.push(message);
    void this.service.hear(message);
  }
  terminate(): void {
    this.service.close();
  }
}

/** A page that follows a match and remembers what it hears. */
export class Follower {
  snapshot: Snapshot | null = null;
  state: State | null = null;
  seq: number | null = null;
  readonly said: TableMessage[] = [];
  private readonly subscription;

  constructor(
    readonly table: LocalTable,
    readonly match: string,
  ) {
    this.subscription = table.subscribe(match, {
      since: () => this.seq,
      hear: (message) => this.hear(message),
      opened: () => undefined,
    });
  }
  private hear(message: TableMessage): void {
    this.said.push(message);
    if (message.type === "snapshot") {
      this.snapshot = message.snapshot;
      this.seq = message.snapshot.seq;
      this.state = message.snapshot.state;
    }
    if (message.type === "events") {
      this.seq = message.events.at(-1)?.seq ?? this.seq;
      this.state = message.state;
    }
  }
  close(): void {
    this.subscription.close();
  }
  until(what: () => unknown): Promise<void> {
    return vi.waitFor(() => {
      if (!what()) throw new Error("not yet");
    });
  }
  async do(seat: number, action: Action, key = `k${Math.random()}`): Promise<TableMessage> {
    this.table.command({ match: this.match, seat, seq: this.seq ?? 0, key, action });
    const mine = (message: TableMessage) => (message.type === "ack" || message.type === "error") && message.key === key;
    const before = this.said.filter(mine).length;
    await this.until(() => this.said.filter(mine).length > before);
    return this.said.findLast(mine) as TableMessage;
  }
}

export const plan = (seats: MatchPlan["seats"], more: Partial<MatchPlan> = {}): MatchPlan =>
  ({ variant: "nim", options: { seats: seats.length }, seats, ...more }) as MatchPlan;

/** Every test of a file begins without matches; the workers that it puts into the list are ended after it. */
export function freshBrowser(): Inside[] {
  const ports: Inside[] = [];
  beforeEach(() => void vi.stubGlobal("indexedDB", new IDBFactory()));
  afterEach(async () => {
    for (const port of ports.splice(0)) port.terminate();
    await closeStore();
  });
  return ports;
}

/** A table whose workers are put into a list, so that they can be ended. */
export const open = (ports: Inside[], kernel: Kernel): LocalTable =>
  new LocalTable(() => {
    const port = new Inside(kernel);
    ports.push(port);
    return port;
  });
