import { existsSync } from 'node:fs';
import { succeeds } from './run.mjs';

/** The shell without windows first: it costs a third less processor time than the whole browser. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The program of the Chromium that the browser journeys use: CHROMIUM_PATH, the machine's, or Debian's, which root gets
 * installed. Null, and said in words, when there is none.
 */
export function ensureChromium() {
  const found = findChromium() ?? installChromium() ?? null;
  if (!found)
    console.error('The browser journeys need Chromium: install it, or name its program in CHROMIUM_PATH.');
  return found;
}

function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : USUAL_PLACES).find((path) => existsSync(path));
}

/** Packages of the system configure themselves with programs that are on root's PATH only. */
function installChromium() {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log('Installing Chromium ...');
  const env = {
    DEBIAN_FRONTEND: 'noninteractive',
    PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`,
  };
  succeeds('apt-get', ['update', '-qq'], env);
  const install = (name) =>
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  if (!install('chromium-headless-shell')) install('chromium');
  return findChromium();
}
