import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** tools/bench.mjs finds or installs one and names it here. */
const PROGRAM = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';
const FLAGS = [
  ...['--headless=new', '--no-sandbox', '--remote-debugging-port=0', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
const START_WITHIN_MS = 20_000;

export interface Chromium {
  /** Where its DevTools listen. */
  readonly port: number;
  stop(): Promise<void>;
}

/** A Chromium without windows, on a profile of its own that goes when it stops: every start is a first visit. */
export async function startChromium(): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'harbourline-chromium-'));
  // A process group of its own: on Debian the program is a script that starts the browser.
  const options = { stdio: 'ignore', detached: true } as const;
  const child = spawn(PROGRAM, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], options);
  const ended = once(child, 'exit').catch(() => {});
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    return { port: await readPort(profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Chromium writes the port that it chose into its profile. */
async function readPort(profile: string): Promise<number> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (text.includes('\n')) return Number(text.split('\n')[0]);
    await wait(50);
  }
  throw new Error(`${PROGRAM} did not start.`);
}
