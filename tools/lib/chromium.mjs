import { existsSync } from 'node:fs';
import { succeeds } from './run.mjs';

/** Makes sure that the browser journeys have a Chromium: CHROMIUM_PATH, the system's, or Debian's, installed as root. */
export function ensureChromium() {
  if (existsSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium')) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('The browser journeys need Chromium: install it, or name its program in CHROMIUM_PATH.');
    return false;
  }
  console.log('Installing Chromium ...');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  return (
    succeeds('apt-get', ['update', '-qq'], quiet) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  );
}
