/** npm run build: server, rules, programs of lab/, web client and product pictures into dist/. */
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { fingerprint, rememberBuild } from './lib/build-state.mjs';
import { bundleServer } from './lib/bundle-server.mjs';
import { compressFiles } from './lib/compress-files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOperations } from './lib/operations.mjs';
import { mustRun, NODE, SERVER } from './lib/run.mjs';
import { copyReadFiles } from './lib/static-files.mjs';

/** Built apart and moved when everything is there: a failed build leaves the last one, and a running server, alone. */
const NEXT = '.dist-next';
const LAST = '.dist-last';
const WEB = ['--config', 'web/vite.config.ts'];

ensureInstalled();
ensureOperations();
const sources = fingerprint();
const started = Date.now();
console.log('Building ...');
remove(NEXT);
mustRun('tsc', ['-p', 'server/tsconfig.build.json', '--outDir', NEXT]);
copyReadFiles(NEXT);
await bundleServer(NEXT);
linkLargeSeed(NEXT);
mustRun('vite', ['build', ...WEB, '--outDir', `../${NEXT}/web`, '--emptyOutDir', '--logLevel', 'warn']);
mustRun('vite', [
  'build',
  ...WEB,
  '--ssr',
  'start/entry-server.tsx',
  '--outDir',
  `../${NEXT}/pages`,
  '--logLevel',
  'warn',
]);
// The server reads the manifest of each page's files, and does not serve it.
renameSync(`${NEXT}/web/.vite/manifest.json`, `${NEXT}/pages/manifest.json`);
remove(`${NEXT}/web/.vite`);
mustRun(NODE, ['tools/draw-pictures.mjs', NEXT]);
await compressFiles(`${NEXT}/web`);
replaceLastBuild();
mustRun(NODE, [...SERVER, '--compile-only']);
rememberBuild(sources);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

function replaceLastBuild() {
  remove(LAST);
  if (existsSync('dist')) renameSync('dist', LAST);
  renameSync(NEXT, 'dist');
  remove(LAST);
}

/** Links the large seed to the path by which other programs run it. */
function linkLargeSeed(folder) {
  mkdirSync(`${folder}/seed/large`, { recursive: true });
  symlinkSync('../../server/app/commands/seed-large.js', `${folder}/seed/large/main.js`);
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true });
}
