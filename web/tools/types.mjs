// JSON Schemas in, TypeScript out: {"file": {"schema": …, "name": …}} on standard input, the same with texts on output.
// Run by tools/web_types.py, which asks the Python side for the schemas.
import { compile } from 'json-schema-to-typescript';

const input = JSON.parse(await new Response(process.stdin).text());
const output = {};
for (const [file, { schema, name }] of Object.entries(input)) {
  output[file] = await compile(schema, name, {
    additionalProperties: false,
    bannerComment: '// Made from the server by `make docs`; changes here are lost.',
    declareExternallyReferenced: true,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 120, singleQuote: true },
  });
}
process.stdout.write(JSON.stringify(output));
