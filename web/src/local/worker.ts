/** The entry of the worker that matches of this browser run in. */
import { openKernel } from "../kernel/loader";
import { Service } from "./service";

const service = new Service(openKernel(), (message) => postMessage(message));
addEventListener("message", ({ data }: MessageEvent<unknown>) => void service.hear(data));
