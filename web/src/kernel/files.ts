/** The files of the kernel as the build has them; none where it was not built. */
import { files } from "virtual:kernel";
import type { ReadFile } from "./types";

export const isBuilt = files !== null;

export const readBuilt: ReadFile = async (name) => {
  const address = files?.[name];
  if (!address) throw new Error(`there is no ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
