/** What `kernel_node.mjs` runs in node. */
export { readSgf, writeSgf } from "../src/kernel/blksgf";
export { readPositionText, writePositionText } from "../src/kernel/positionText";
export { startKernel } from "../src/kernel/kernel";
