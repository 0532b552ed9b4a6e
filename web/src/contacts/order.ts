/** The order of a list of people. */
import type { Contact } from "../protocol/types";

const rank = ({ match, online }: Contact): number => (match ? 0 : online ? 1 : 2);

/** Those who play first, then those who are online, each by name. */
export const byPresence = <C extends Contact>(contacts: readonly C[]): C[] =>
  [...contacts].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
