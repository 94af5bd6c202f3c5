/**
 * npm run journeys -- [--browser chromium|firefox|webkit] [arguments of Playwright]: the browser journeys against the
 * built product. Chromium runs all of them, the others those with the tag @main.
 */
import { findBrowser } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { listenTo } from './lib/run.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--browser');
const [, browser = 'chromium'] = at < 0 ? [] : args.splice(at, 2);

ensureInstalled();
const programs = findBrowser(browser);
ensureBuilt();
const which = browser === 'chromium' ? [] : ['--project=desktop', '--grep=@main'];
const { isFine } = await listenTo('playwright', ['test', '--config', 'e2e', ...which, ...args], {
  JOURNEYS_BROWSER: browser,
  ...programs,
});
process.exitCode = isFine ? 0 : 1;
