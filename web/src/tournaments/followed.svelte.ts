/** A tournament as it stands: told by the server now and whenever it has changed. */
import { connection } from "../net/socket.svelte";
import { Refusal } from "../protocol/refusal";
import type { TournamentView } from "../protocol/types";

const ID = /^[A-Za-z0-9]{22}$/;
const UNKNOWN = "tournament/unknown";

/** How many parts of the page follow a tournament: the server has one subscription for all of them. */
const followers = new Map<string, number>();

export class FollowedTournament {
  view = $state.raw<TournamentView | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly #stop: () => void;

  constructor(readonly id: string) {
    // A link that was cut short names no tournament, and the server would not say of which message that is so.
    if (!ID.test(id)) this.refusal = new Refusal(UNKNOWN, "");
    followers.set(id, (followers.get(id) ?? 0) + 1);
    this.#stop = connection.listen(
      (message) => {
        if (message.type === "tournament" && message.tournament.tournament === id) this.learn(message.tournament);
        else if (message.type === "error" && message.code === UNKNOWN && !this.view)
          this.refusal = new Refusal(message.code, message.message);
      },
      () => {
        if (!this.refusal) connection.send({ type: "follow", tournament: id });
      },
    );
  }

  /** Also what an answer to a request says, which may come before or after the news of it. */
  learn(view: TournamentView): void {
    if (!this.view || view.seq >= this.view.seq) this.view = view;
  }

  close(): void {
    this.#stop();
    const left = (followers.get(this.id) ?? 1) - 1;
    followers.set(this.id, left);
    if (!left) connection.send({ type: "unfollow", tournament: this.id });
  }
}
