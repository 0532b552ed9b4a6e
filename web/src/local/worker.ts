/** The entry of the worker that matches of this browser run in. */
import { readBuilt } from "../kernel/files";
import { startKernel } from "../kernel/kernel";
import { Service } from "./service";

const service = new Service(
  () => startKernel(readBuilt),
  (message) => postMessage(message),
);
addEventListener("message", ({ data }: MessageEvent<unknown>) => void service.hear(data));
