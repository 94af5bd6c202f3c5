/** npm run generate: schema.graphql and openapi.json from the server's classes, and the web client's types and hooks from the schema. */
import { writeFileSync } from 'node:fs';
import { ensureOperations } from './lib/operations.mjs';
import { mustRun, NODE, outputOf } from './lib/run.mjs';

mustRun('tsc', ['-p', 'server/tsconfig.build.json']);
const schema = outputOf(NODE, ['dist/server/app/print-schema.js']);
if (schema === null) process.exit(1);
writeFileSync('schema.graphql', schema);
const openapi = outputOf(NODE, ['dist/server/app/print-openapi.js']);
if (openapi === null) process.exit(1);
writeFileSync('docs/api/openapi.json', openapi);
ensureOperations();
mustRun(NODE, ['tools/draw-architecture.mjs']);
