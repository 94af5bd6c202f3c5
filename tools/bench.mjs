/** npm run bench: the built benchmark, with Chromium found or installed when pages are to be measured. */
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { become, NODE } from './lib/run.mjs';

const args = process.argv.slice(2);
ensureInstalled();
const chromium = args.includes('web') || args.includes('--only=web') ? ensureChromium() : null;
ensureBuilt();
become(NODE, ['--enable-source-maps', 'dist/lab/bench/main.js', ...args], { CHROMIUM_PATH: chromium ?? '' });
