#!/usr/bin/env node
/**
 * Starts the Firefox of FIREFOX_PATH for Playwright and passes WebDriver BiDi on, message by message. Playwright sets
 * the colour scheme of every page; a Firefox without that command refuses, so that command is answered here.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN_TO_FIREFOX = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/.*)$/) ?? [];
  if (address) passOnTo(address);
  else console.error(line);
});

function passOnTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const waiting = [];
    playwright.on('message', (data) => {
      const { id, method } = JSON.parse(data);
      if (method === UNKNOWN_TO_FIREFOX) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(String(data));
      else waiting.push(String(data));
    });
    browser.on('open', () => {
      for (const message of waiting) browser.send(message);
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
