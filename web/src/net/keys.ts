/** Keys of commands and questions, by which answers are told apart. */
let counted = 0;
/** A key that no other command or question of any page has. */
export const newKey = (): string =>
  `${Date.now().toString(36)}-${(counted += 1)}-${Math.random().toString(36).slice(2, 10)}`;
