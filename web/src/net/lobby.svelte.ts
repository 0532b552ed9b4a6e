/** The lobby as the server tells it over the page's socket: who waits, what is played, which tournaments can be joined. */
import type { LobbyMatch, TournamentSummary, ServerMessage } from "../protocol/types";
import { connection } from "./socket.svelte";

type MineListener = (match: LobbyMatch | null) => void;

class Lobby {
  /** Matches that wait for others; null before anything was told. */
  seeks = $state.raw<readonly LobbyMatch[] | null>(null);
  tournaments = $state.raw<readonly TournamentSummary[]>([]);
  featured = $state.raw<LobbyMatch | null>(null);
  /** How many listed games are being played. */
  playing = $state(0);
  /** These games, for those who look at all of them; null before they were told. */
  games = $state.raw<readonly LobbyMatch[] | null>(null);

  /** How many parts of the page look at the lobby, and at all games. */
  private readonly lookers = { lobby: 0, games: 0 };
  private readonly mineListeners = new Set<MineListener>();
  private stop: (() => void) | null = null;

  get line() {
    return connection.line;
  }

  /**
   * Follow the lobby until the returned function is called. `onmine` is told of own matches in which something
   * happened, and with null that there may be some which nobody told of.
   */
  watch(games = false, onmine: MineListener | null = null): () => void {
    this.lookers.lobby += 1;
    if (games) this.lookers.games += 1;
    if (onmine) this.mineListeners.add(onmine);
    const isMore = games && this.lookers.games === 1;
    if (this.stop === null) this.begin();
    else if (isMore) this.ask();
    return () => {
      this.lookers.lobby -= 1;
      if (games) this.lookers.games -= 1;
      if (onmine) this.mineListeners.delete(onmine);
      if (!this.lookers.lobby) this.end();
    };
  }

  private readonly look = (): void => {
    // Nobody sees a hidden page, and a phone would pay for it.
    if (document.hidden) connection.send({ type: "unwatch" });
    else this.greet();
  };

  private begin(): void {
    document.addEventListener("visibilitychange", this.look);
    this.stop = connection.listen(
      (message) => this.hear(message),
      () => this.greet(),
    );
  }

  private end(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.stop?.();
    this.stop = null;
    this.games = null;
    connection.send({ type: "unwatch" });
  }

  private ask(): void {
    connection.send({ type: "watch", games: this.lookers.games > 0 });
  }

  private greet(): void {
    if (document.hidden) return;
    this.ask();
    for (const listener of this.mineListeners) listener(null);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "lobby") {
      this.seeks = message.seeks ?? this.seeks;
      this.tournaments = message.tournaments ?? this.tournaments;
      this.playing = message.playing ?? this.playing;
      if (message.featured !== undefined) this.featured = message.featured;
    } else if (message.type === "games") {
      const gone = new Set([...message.gone, ...message.games.map(({ match }) => match)]);
      const stay = message.all ? [] : (this.games ?? []).filter(({ match }) => !gone.has(match));
      this.games = [...message.games, ...stay].sort((one, other) => other.changed - one.changed);
    } else if (message.type === "mine") {
      for (const listener of this.mineListeners) listener(message.match);
    }
  }
}

export const lobby = new Lobby();
