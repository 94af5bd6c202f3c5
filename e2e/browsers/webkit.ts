import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import { findFreePort } from './free-port';

const START_MS = 20_000;

/**
 * Journeys in the system's WebKit, which Playwright cannot start. WebKit's own small browser (MiniBrowser, named in
 * WEBKIT_PATH) answers to its remote inspector, and Playwright drives whatever an inspector proxy lists as JSON. Each
 * journey has a browser of its own with one page, which stores nothing.
 */
export const inWebKit = test.extend({
  context: async ({ playwright, baseURL }, use) => {
    const inspector = `127.0.0.1:${await findFreePort()}`;
    const { WEBKIT_PATH = 'MiniBrowser', ...env } = process.env;
    // A screen of its own: of two windows on one, only one has the keyboard's focus.
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = await once(screen.stdout, 'data');
    const browser = spawn(WEBKIT_PATH, ['--private', '--time-zone=Europe/London', `${baseURL}/readyz`], {
      env: {
        ...env,
        DISPLAY: `:${String(display).trim()}`,
        WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
        GDK_BACKEND: 'x11',
        LC_ALL: 'en_GB.UTF-8',
      },
      stdio: 'ignore',
    });
    const list = await serveJson([{ webSocketDebuggerUrl: await findPage(inspector, `${baseURL}/readyz`) }]);
    const connection = await playwright.webkit.connectOverCDP(list.url);
    const context = connection.contexts()[0]!;
    // A load that is under way would cancel the first of the journey.
    await context.pages()[0]!.waitForLoadState();
    await use(context);
    await connection.close();
    list.close();
    browser.kill();
    await once(browser, 'exit');
    screen.kill();
  },
  /** Resolves relative addresses: a connected browser does not know the base URL. */
  page: async ({ context, baseURL }, use) => {
    const page = context.pages()[0]!;
    const goto = page.goto.bind(page);
    page.goto = (address, options) => goto(new URL(address, baseURL).href, options);
    await use(page);
  },
});

/** The socket of the first page that the inspector lists. */
async function findPage(inspector: string, address: string): Promise<string> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(100)) {
    const listed = await fetch(`http://${inspector}/`).then(
      (answer) => answer.text(),
      () => '',
    );
    const [path] = listed.match(/\/socket\/\d+\/\d+\/WebPage/) ?? [];
    if (path && listed.includes(address)) return `ws://${inspector}${path}`;
  }
  throw new Error(`WebKit did not list its page within ${START_MS / 1000} s.`);
}

async function serveJson(body: unknown): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
