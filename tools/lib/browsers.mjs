import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Each finds its browser, and returns the environment variables with which the journeys start it. */
const BROWSERS = {
  chromium: () => ({ CHROMIUM_PATH: ensureChromium() ?? process.exit(1) }),
  firefox: () => {
    const program = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
    need(program, 'Firefox: install firefox-esr, or name its program in FIREFOX_PATH.');
    return { FIREFOX_PATH: program };
  },
  webkit: () => {
    const program = process.env.WEBKIT_PATH ?? MINI_BROWSERS.find((path) => existsSync(path));
    need(program, 'WebKitGTK: install libwebkit2gtk-4.1-0, or name its MiniBrowser in WEBKIT_PATH.');
    need(onPath('Xvfb'), 'a screen for WebKit: install xvfb.');
    return { WEBKIT_PATH: program };
  },
};

/** Ends this process with a sentence when the browser is unknown or not installed. */
export function findBrowser(name) {
  const names = Object.keys(BROWSERS);
  need(names.includes(name), `a browser of ${names.join(', ')} after --browser.`);
  return BROWSERS[name]();
}

function need(found, what) {
  if (found && (found === true || existsSync(found))) return;
  console.error(`The journeys need ${what}`);
  process.exit(1);
}

function onPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
