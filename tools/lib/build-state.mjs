import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, NODE, ROOT } from './run.mjs';

const SOURCES = [
  'server',
  'rules',
  'web',
  'lab',
  'packages',
  'tools',
  'package-lock.json',
  'tsconfig.json',
  'codegen.ts',
  'schema.graphql',
];
const STAMP = join(ROOT, 'dist/.built-from');

/** Builds dist/ unless it was built from the sources as they are now. */
export function ensureBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  mustRun(NODE, ['tools/build.mjs']);
}

/** Remembers what dist/ was built from; call with the fingerprint taken before the build. */
export function rememberBuild(sources) {
  writeFileSync(STAMP, sources);
}

/** Changes when a source file is added, removed, saved or renamed. Tests and generated files do not count. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(join(ROOT, source));
    hash.update(`${source} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .filter((name) => !/^\.|\.(test|parts|generated)\.tsx?$|^known-operations\.json$/.test(name))
    .flatMap((name) => filesIn(join(path, name)));
}
