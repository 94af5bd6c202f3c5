/** npm run build: server, rules, bench and crash programs, web client and product pictures into dist/. */
import { rmSync } from 'node:fs';
import { fingerprint, rememberBuild } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, NODE } from './lib/run.mjs';
import { copyReadFiles } from './lib/static-files.mjs';

ensureInstalled();
const sources = fingerprint();
const started = Date.now();
console.log('Building ...');
for (const folder of ['server', 'rules', 'bench', '.built-from'])
  rmSync(`dist/${folder}`, { recursive: true, force: true });
mustRun('tsc', ['-p', 'server/tsconfig.build.json']);
copyReadFiles();
mustRun('vite', ['build', '--logLevel', 'warn']);
mustRun(NODE, ['tools/draw-pictures.mjs']);
rememberBuild(sources);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
