import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listenWidely } from '../start/listen-widely.js';
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
  const listening = await listenWidely(http, 0, '127.0.0.1');
  const socket = connect(listening.port, '127.0.0.1');
  socket.write(UPGRADE);
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toMatch(/^HTTP\/1\.1 503 /);
  const cutAfterMs = 60_000;
  await Promise.all([drain.close(listening, cutAfterMs), text(socket)]);
});
