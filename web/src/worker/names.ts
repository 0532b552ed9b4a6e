/** Names and messages shared by the pages and the service worker. */

/** What is kept about this person; forgotten with who they are. */
export const MINE = "cornerwise-mine";
/** What is the same for everybody, as it was last seen. */
export const COMMON = "cornerwise-common";
/** The words of notices, which the page writes down in its language. */
export const WORDS = "cornerwise-words";
export const WORDS_AT = "/words.json";
/** What another app has shared with this one, until a page has read it. */
export const SHARED = "cornerwise-shared";
export const SHARED_AT = "/shared.txt";
/** Marks an answer that is not the server's of now, but an earlier one. */
export const KEPT = "cornerwise-kept";
/** The worker's own address says where there is no server of ours. */
export const STATIC = "static";

export interface Words {
  turn: string;
  challenge: string;
  games: Record<string, string>;
}

/** A page asks the worker to fetch all that is needed without a connection, or only how far that is. */
export interface KeepWish {
  keep: string;
  /** Whether only to tell. */
  ask: boolean;
}

/** How far the worker is with it. */
export interface KeepNews {
  done: number;
  of: number;
}

/** One answer in a pack of those that are the same for everybody; without a body it is to be fetched. */
export interface PackedAnswer {
  address: string;
  kind?: string;
  body?: string;
}
