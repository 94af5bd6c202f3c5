import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { findFreePort } from './browsers/free-port';

/** Every worker reads this file again, so the port that the first reading chose is handed on. */
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
/** A journey may start another server beside the first, on the same data. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'harbourline-e2e-'));

type Browser = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

/** How Playwright comes to each browser; `npm run journeys` finds its program. e2e/browsers/webkit.ts starts WebKit. */
const BROWSERS: Record<string, Browser> = {
  chromium: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  firefox: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: resolve('tools/firefox-bidi.mjs') },
  },
  webkit: { browserName: 'webkit' },
};
const { JOURNEYS_BROWSER: browser = 'chromium' } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  // With a third one, calls of the crash harness beside them ran into their time limits.
  workers: 2,
  retries: 0,
  // Against hanging only: on a busy machine a page has taken half a minute to load, and a journey three.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // An action that waits for longer fails with the name of what it waits for, and before its test does.
    actionTimeout: 180_000,
    // Firefox reports the style that a screenshot adds as a breach of the page's policy.
    screenshot: browser === 'firefox' ? 'off' : 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...BROWSERS[browser],
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Tests of what a narrow screen or a finger changes; the rest is the same on any device.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node ../tools/serve-journeys.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
