/** npm run generate: schema.graphql and openapi.json from the server's classes, the web client's hooks from it, and its operations from these. */
import { writeFileSync } from 'node:fs';
import { mustRun, NODE, outputOf } from './lib/run.mjs';

mustRun('tsc', ['-p', 'server/tsconfig.build.json']);
const schema = outputOf(NODE, ['dist/server/print-schema.js']);
if (schema === null) process.exit(1);
writeFileSync('schema.graphql', schema);
const openapi = outputOf(NODE, ['dist/server/print-openapi.js']);
if (openapi === null) process.exit(1);
writeFileSync('openapi.json', openapi);
mustRun('graphql-codegen', ['--config', 'codegen.ts']);
const operations = outputOf(NODE, ['tools/print-operations.mjs']);
if (operations === null) process.exit(1);
writeFileSync('server/graphql/known-operations.json', operations);
