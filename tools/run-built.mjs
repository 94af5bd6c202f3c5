/** Runs one program of dist/, built first when needed: node tools/run-built.mjs lab/crash/main.js [its own arguments] */
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, NODE } from './lib/run.mjs';

const [program, ...args] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
become(NODE, ['--enable-source-maps', `dist/${program}`, ...args]);
