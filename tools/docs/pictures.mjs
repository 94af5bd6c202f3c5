/** npm run pictures: draws the README's pictures and its film in docs/images, from the built product with sample data. */
import { findBrowser } from '../lib/browsers.mjs';
import { ensureBuilt } from '../lib/build-state.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { mustRun } from '../lib/run.mjs';

ensureInstalled();
const programs = findBrowser('chromium');
ensureBuilt();
mustRun(
  'playwright',
  ['test', '--config', 'e2e/pictures/pictures.config.ts', ...process.argv.slice(2)],
  programs,
);
