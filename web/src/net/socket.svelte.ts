/** The WebSocket of the page: reconnects by itself and calls back so that subscriptions are made again. */
import { currentLanguage } from "../i18n/index.svelte";
import type { ClientMessage, ServerMessage } from "../protocol/types";
import { currentUser, hasNoSession, onSession } from "./session.svelte";

type Listener = (message: ServerMessage) => void;
export type Line = "connecting" | "open" | "lost";

const PROTOCOL = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server speaks at least this often; a line that is silent for longer is dead, whatever the system says. */
const LONGEST_SILENCE = 45_000;

class Connection {
  line = $state<Line>("connecting");
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);

  private socket: WebSocket | null = null;
  /** Whether it is being found out who opens it. */
  private isOpening = false;
  /** Whether it was opened without a session: then it is opened anew when there is one. */
  private isGuest = false;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<Listener>();
  /** Called whenever the line is open anew: subscriptions are made again. */
  private readonly greeters = new Set<() => void>();

  constructor() {
    if (typeof addEventListener === "undefined") return;
    // The browser knows first when the network goes: do not wait for a time-out.
    addEventListener("offline", () => this.isWanted && this.lose());
    addEventListener("online", () => this.isWanted && this.open());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.isWanted && this.line === "lost") this.open();
    });
    // Also where nobody listens now: who listens next must not find a line without a session.
    onSession(() => this.isGuest && this.reopen());
  }

  /** Pages about games of this browser follow nothing on the server. */
  private get isWanted(): boolean {
    return this.greeters.size > 0;
  }

  private open(): void {
    if (this.isOpening || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.retry);
    this.isOpening = true;
    void hasNoSession().then((isGuest) => {
      this.isOpening = false;
      this.isGuest = isGuest && currentUser() === null; // a session may have come meanwhile
      if (this.isWanted) this.connect();
    });
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const asked = `protocol=${PROTOCOL}&language=${currentLanguage()}${this.isGuest ? "&guest=1" : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket?${asked}`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Close and open again, after another user has logged in. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.line = "connecting";
    if (this.isWanted) this.open();
  }

  private lose(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.silence);
    this.line = "lost";
    clearTimeout(this.retry);
    // Random delays keep many clients from reconnecting at the same moment.
    this.retry = setTimeout(() => this.isWanted && this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), LONGEST_SILENCE);
    if (message.type === "ping") return this.send({ type: "pong", id: message.id });
    if (message.type === "welcome") {
      this.skew = message.time - Date.now();
      this.wait = FIRST_WAIT;
      this.line = "open";
      for (const greet of this.greeters) greet();
    }
    for (const listener of this.listeners) listener(message);
  }

  /** Whether it went out; what cannot be sent now is the caller's to send again. */
  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  listen(listener: Listener, greet: () => void): () => void {
    this.listeners.add(listener);
    this.greeters.add(greet);
    if (this.line === "open") greet();
    else this.open();
    return () => {
      this.listeners.delete(listener);
      this.greeters.delete(greet);
    };
  }
}

export const connection = new Connection();
