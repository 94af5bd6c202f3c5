import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listenInTurn } from '../../app/listen-on-shared-sockets.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { createGuardedServer } from './guarded-server.js';

const QUICK = {
  headersMs: 400,
  requestMs: 900,
  idleMs: 300,
  idleSpareMs: 100,
  silentMs: 1_500,
  checkEveryMs: 50,
};
const BODY_HEAD = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

let app: TestApp;
/** A shop whose callers may hold three connections each, unless they come through the proxy. */
let narrow: TestApp;

beforeAll(async () => {
  app = await startTestApp({ transport: QUICK });
  narrow = await startTestApp({ beside: app, env: { connectionsPerIp: 3 } });
});

afterAll(async () => {
  await narrow?.stop();
  await app?.stop();
});

test('a hundred sockets that send a byte now and then are cut, and honest requests are answered meanwhile', async () => {
  const slow = Array.from({ length: 100 }, (_, no) => {
    const address = `127.0.0.${2 + (no % 50)}`;
    return dribble(
      no % 2 === 0 ? 'GET /api/categories HTTP/1.1\r\nX-Slow: ' : `${BODY_HEAD}Content-Length: 500\r\n\r\n{`,
      address,
    );
  });
  const honest: number[] = [];
  const allCut = Promise.all(slow);
  let isOver = false;
  void allCut.then(() => {
    isOver = true;
  });
  while (!isOver) honest.push((await fetch(`${app.url}/api/categories`)).status);
  expect(new Set(honest)).toEqual(new Set([200]));
  const answers = await allCut;
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 Request Timeout'))).toHaveLength(100);
});

test('a connection that never says anything is cut', async () => {
  expect(await answerTo('')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a connection without a next request is closed', async () => {
  const answer = await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `${BODY_HEAD}Content-Length: 3\r\nContent-Length: 5\r\n\r\n{}`, 400],
  ['a length and chunks', `${BODY_HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400],
  ['a chunk that is none', `${BODY_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
])('%s is refused in words and the connection closed', async (_what, sent, status) => {
  const answer = await answerTo(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('Connection: close');
  expect(answer).toContain('"message"');
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test('HEAD with headers without end is refused without a body, which nobody expects', async () => {
  const answer = await answerTo(`HEAD / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 (.+\r\n)+\r\n$/);
});

test('a caller who leaves in the middle of a body harms nobody', async () => {
  const socket = await open(app);
  socket.write(`${BODY_HEAD}Content-Length: 500\r\n\r\n{`);
  // Sleeps: the server has begun to read.
  await pause(50);
  socket.resetAndDestroy();
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test('one address holds only so many connections; another is served, and a closed one makes room', async () => {
  const held = [
    await open(narrow, '127.0.0.9'),
    await open(narrow, '127.0.0.9'),
    await open(narrow, '127.0.0.9'),
  ];
  const fourth = await open(narrow, '127.0.0.9');
  await once(fourth, 'close');
  expect(await askHealth(await open(narrow, '127.0.0.10'))).toContain('200 OK');
  held[0]?.destroy();
  await until(async () => (await askHealth(await open(narrow, '127.0.0.9'))).includes('200 OK'));
  for (const socket of held) socket.destroy();
});

test('a process holds only so many connections, whoever opens them', async () => {
  const settings = { connectionsPerIp: 10, trustProxy: ['127.0.0.1'] };
  const http = createGuardedServer((_request, response) => response.end(), settings, { connectionsMax: 2 });
  const listening = await listenInTurn(http, 0, '127.0.0.1');
  const place = { url: `http://127.0.0.1:${listening.port}` };
  const held = [await open(place), await open(place)];
  await once(await open(place), 'close');
  held[0]?.destroy();
  await until(async () => (await askHealth(await open(place))).includes('200 OK'));
  held[1]?.destroy();
  await listening.close();
  http.close();
});

test('a proxy of ours holds as many connections as it likes', async () => {
  const behind = await startTestApp({ beside: app, env: { connectionsPerIp: 1, trustProxy: ['127.0.0.9'] } });
  const held = [await open(behind, '127.0.0.9'), await open(behind, '127.0.0.9')];
  expect(await askHealth(await open(behind, '127.0.0.9'))).toContain('200 OK');
  for (const socket of held) socket.destroy();
  await behind.stop();
});

async function open({ url }: Pick<TestApp, 'url'>, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Everything the server sends until it hangs up. */
async function answerTo(sent: string): Promise<string> {
  const socket = await open(app);
  socket.write(sent);
  return whatComes(socket);
}

/** Sends the beginning of a request, then a byte at a time; the answer when the server hangs up. */
async function dribble(beginning: string, localAddress: string): Promise<string> {
  const socket = await open(app, localAddress);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 40);
  const answer = await whatComes(socket);
  clearInterval(timer);
  return answer;
}

/** Collects the response. A write after the hang-up is an error of the socket, and is ignored. */
async function whatComes(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

async function askHealth(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  return whatComes(socket);
}
