// The types of the protocol: reads the server's OpenAPI document from standard input and writes TypeScript.
import { text } from "node:stream/consumers";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const types = await openapiTS(JSON.parse(await text(process.stdin)), {
  alphabetize: true,
  defaultNonNullable: false, // what has a default may be left out
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  silent: true,
});
process.stdout.write(COMMENT_HEADER + astToString(types));
