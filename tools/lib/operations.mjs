import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, outputOf, succeedsQuietly } from './run.mjs';

const SCHEMA_TYPES = 'web/data/schema.generated.ts';
const KNOWN_OPERATIONS = 'server/platform/graphql/known-operations.json';
const STAMP = 'web/.generated-from';

/** The other files that decide the generated code; the versions of the generators are in the lock file. */
const GENERATORS = [
  'schema.graphql',
  'codegen.ts',
  'tools/codegen/hooks.mjs',
  'tools/codegen/preset.mjs',
  'tools/print-operations.mjs',
  'package-lock.json',
];

/**
 * Generates types, typed documents and hooks beside each .graphql file of web/, and the list of the client's operations
 * for the server; not again while the sources are the same. Ends this process when a source is wrong.
 */
export function ensureOperations() {
  const documents = filesOfWeb('.graphql');
  const results = [SCHEMA_TYPES, ...documents.map((file) => file.replace(/graphql$/, 'generated.ts'))];
  const sources = fingerprint([...GENERATORS, ...documents]);
  if ([...results, KNOWN_OPERATIONS, STAMP].every(existsSync) && readFileSync(STAMP, 'utf8') === sources)
    return;

  if (!succeedsQuietly('graphql-codegen', ['--config', 'codegen.ts', '--errors-only'])) process.exit(1);
  for (const file of filesOfWeb('.generated.ts')) if (!results.includes(file)) rmSync(file);
  const operations = outputOf(NODE, ['tools/print-operations.mjs', ...results]);
  if (operations === null) process.exit(1);
  writeFileSync(KNOWN_OPERATIONS, operations);
  writeFileSync(STAMP, sources);
}

function filesOfWeb(ending) {
  const names = readdirSync('web', { recursive: true }).sort();
  return names.filter((name) => name.endsWith(ending)).map((name) => join('web', name));
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}
