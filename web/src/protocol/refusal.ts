/** A request that the server refused, or that never reached it. */
export class Refusal extends Error {
  constructor(
    /** As in docs/protocol.md: `match/stale-seq`. */
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The code of everything that needs a server, where there is none. */
export const NO_SERVER = "client/no-server";

/** The code of a server that cannot be reached. */
export const OFFLINE = "client/offline";
/** The code of a question that this browser cannot answer by itself: a server is asked. */
export const ELSEWHERE = "client/elsewhere";
/** The code of a match of this browser that a server has already, where it went on otherwise. */
export const HANDED_OTHERWISE = "client/handed-otherwise";
