/** Names shared by the pages and the service worker. */

/** What is kept about this person; forgotten with who they are. */
export const MINE = "cornerwise-mine";
/** What is the same for everybody. */
export const COMMON = "cornerwise-common";
/** The words of notices, which the page writes down in its language. */
export const WORDS = "cornerwise-words";
export const WORDS_AT = "/words.json";
/** Marks an answer that is not the server's of now, but an earlier one. */
export const KEPT = "cornerwise-kept";

export interface Words {
  turn: string;
  games: Record<string, string>;
}
