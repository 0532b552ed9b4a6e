/** How much room there is. */
export type Layout = "phone" | "tablet" | "desk";

const PHONE = "(width < 700px)";
const DESK = "(width >= 1180px)";

function watch(query: string): () => boolean {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", (event) => (matches = event.matches));
  return () => matches;
}

const isPhone = watch(PHONE);
const isDesk = watch(DESK);

export const currentLayout = (): Layout => (isPhone() ? "phone" : isDesk() ? "desk" : "tablet");
