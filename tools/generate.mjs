/** npm run generate: schema.graphql from the server's classes, then the web client's hooks from it. */
import { writeFileSync } from 'node:fs';
import { mustRun, NODE, outputOf } from './lib/run.mjs';

mustRun('tsc', ['-p', 'server/tsconfig.build.json']);
const schema = outputOf(NODE, ['dist/server/print-schema.js']);
if (schema === null) process.exit(1);
writeFileSync('schema.graphql', schema);
mustRun('graphql-codegen', ['--config', 'codegen.ts']);
