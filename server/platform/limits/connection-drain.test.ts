import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { listenOnSharedSockets } from '../../app/listen-on-shared-sockets.js';
import { ConnectionDrain } from './connection-drain.js';
import { createGuardedServer } from './guarded-server.js';

const UPGRADE = [
  'GET /graphql HTTP/1.1',
  'Host: a',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '',
  '',
].join('\r\n');

test('a WebSocket that comes before anybody can serve it is answered, and holds up no stop', async () => {
  const http = createGuardedServer((_request, response) => response.writeHead(503).end('starting'), {
    connectionsPerIp: 10,
    trustProxy: false,
  });
  const drain = new ConnectionDrain(http);
  const listening = await listenOnSharedSockets(http, 0, '127.0.0.1');
  const socket = connect(listening.port, '127.0.0.1');
  socket.write(UPGRADE);
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1\.1 503 /);
  const cutAfterMs = 60_000;
  await Promise.all([drain.close(listening, cutAfterMs), text(socket)]);
});

/** Reports when all are connected to a thread that is asleep, then how many of them got a response. */
const CALLERS = `
const { connect } = require('node:net');
const { parentPort } = require('node:worker_threads');
parentPort.once('message', ({ port, count, connected }) => {
  let [answered, ended] = [0, 0];
  for (let no = 0; no < count; no += 1) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n');
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.once('data', () => { answered += 1; });
    socket.on('error', () => {});
    socket.on('close', () => { if (++ended === count) parentPort.postMessage(answered); });
  }
});`;

test('connections that nobody has taken yet when the server stops are answered', async () => {
  const http = createGuardedServer((_request, response) => response.end('hello'), {
    connectionsPerIp: 1_000,
    trustProxy: false,
  });
  // However slowly a busy machine accepts them.
  const drain = new ConnectionDrain(http, 60_000);
  const listening = await listenOnSharedSockets(http, 0, '127.0.0.1');
  const callers = new Worker(CALLERS, { eval: true });
  await once(callers, 'online');
  const [count, connected] = [200, new Int32Array(new SharedArrayBuffer(4))];
  callers.postMessage({ port: listening.port, count, connected });
  for (let now = 0; now < count; now = Atomics.load(connected, 0)) Atomics.wait(connected, 0, now);
  const [[answered]] = await Promise.all([once(callers, 'message'), drain.close(listening, 60_000)]);
  expect(answered).toBe(count);
  await callers.terminate();
});

test('a response that its caller reads slowly is not cut by the stop', async () => {
  const bytes = 32_000_000;
  const http = createGuardedServer((_request, response) => response.end(Buffer.alloc(bytes)), {
    connectionsPerIp: 10,
    trustProxy: false,
  });
  const drain = new ConnectionDrain(http);
  const listening = await listenOnSharedSockets(http, 0, '127.0.0.1');
  const [response] = (await once(get({ port: listening.port }), 'response')) as [IncomingMessage];
  const closed = drain.close(listening, 60_000);
  // Sleeps: a slow reader begins late.
  await pause(500);
  let received = 0;
  for await (const part of response) received += part.length;
  expect(received).toBe(bytes);
  await closed;
});

test('connections without a request hold up no stop, one that was used before or not', async () => {
  const http = createGuardedServer((_request, response) => response.end('hello'), {
    connectionsPerIp: 10,
    trustProxy: false,
  });
  const drain = new ConnectionDrain(http);
  const listening = await listenOnSharedSockets(http, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const [response] = (await once(get({ port: listening.port, agent }), 'response')) as [IncomingMessage];
  await text(response);
  const silent = connect(listening.port, '127.0.0.1');
  await once(silent, 'connect');
  silent.resume();
  await expect(drain.close(listening, 600_000)).resolves.toBeUndefined();
  agent.destroy();
});
