// Formats messages as the browser does: reads [[tag, text, [[id, arguments]]]] from standard input.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { text } from "node:stream/consumers";

const told = JSON.parse(await text(process.stdin)).map(([tag, messages, asks]) => {
  const bundle = new FluentBundle(tag);
  bundle.addResource(new FluentResource(messages));
  return asks.map(([id, given]) => bundle.formatPattern(bundle.getMessage(id).value, given, []));
});
process.stdout.write(JSON.stringify(told));
