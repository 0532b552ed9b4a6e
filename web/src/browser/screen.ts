/** The layout for the width of the screen: phone, tablet or desk. */
import { MediaQuery } from "svelte/reactivity";

export type Layout = "phone" | "tablet" | "desk";

const phone = new MediaQuery("(width < 700px)");
const desk = new MediaQuery("(width >= 1180px)");

export const currentLayout = (): Layout => (phone.current ? "phone" : desk.current ? "desk" : "tablet");
