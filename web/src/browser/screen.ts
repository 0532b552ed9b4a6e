/** The layout for the width of the screen: phone, tablet or desk. */
import { MediaQuery } from "svelte/reactivity";

export type Layout = "phone" | "tablet" | "desk";

/** Also on its side; sheets of style name the same sizes. */
const phone = new MediaQuery("(width < 700px), ((width < 1000px) and (height < 480px))");
const desk = new MediaQuery("(width >= 1180px)");
const low = new MediaQuery("(height < 780px)");
const fine = new MediaQuery("(pointer: fine)");
const landscape = new MediaQuery("(orientation: landscape)");

export const currentLayout = (): Layout => (phone.current ? "phone" : desk.current ? "desk" : "tablet");

/** Whether there is a column beside the board, rather than rows below it. */
export const hasColumn = (): boolean =>
  currentLayout() === "desk" || (currentLayout() === "tablet" && landscape.current);

/** Whether rows below the board have to be small. */
export const isLow = (): boolean => low.current;

/** Whether there is a mouse, and so most likely a keyboard. */
export const hasMouse = (): boolean => fine.current;
