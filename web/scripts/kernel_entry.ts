/** What `kernel_node.mjs` runs in node. */
export { readSgf, writeSgf } from "../src/kernel/blksgf";
export { startKernel } from "../src/kernel/kernel";
