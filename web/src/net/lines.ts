/** An answer that comes line by line, each of them JSON. */
import type { ReviewLine } from "../protocol/types";

/** The lines of an answer as they come. */
export async function* linesOf(answer: Response): AsyncGenerator<ReviewLine> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line.trim()) yield JSON.parse(line) as ReviewLine;
    if (done) return;
  }
}
