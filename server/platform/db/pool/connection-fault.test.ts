import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import {
  isDatabaseUnavailable,
  setConnectionLostCode,
  setNotConnectedCode,
} from '../../errors/database-faults.js';

/** Node's error for a write on a connection that the other side, or this one, has closed. */
async function writeFault(close: (client: Socket, server: Socket) => Promise<unknown>): Promise<Error> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  const client = connect(port, '127.0.0.1');
  const [server] = (await once(listener, 'connection')) as [Socket];
  await close(client, server);
  const failed = new Promise<Error>((resolve) => client.write('select 1', (error) => resolve(error!)));
  client.on('error', () => {});
  const fault = await failed;
  client.destroy();
  server.destroy();
  listener.close();
  return fault;
}

test.each([
  [
    'has closed its side of',
    (client: Socket, server: Socket) => {
      client.resume();
      server.end();
      return once(client, 'end');
    },
  ],
  ['is no more on', async (client: Socket) => client.destroy()],
])('a statement on a connection that the database %s has lost its connection', async (_what, close) => {
  const fault = await writeFault(close);
  setConnectionLostCode(fault);
  expect(fault).toMatchObject({ code: '08006' });
  expect(isDatabaseUnavailable(fault)).toBe(true);
});

test('what a pooler says of a server that it cannot reach is a lost connection; what PostgreSQL says of our message is ours', () => {
  const said = (routine?: string) =>
    Object.assign(new Error('server login has been failing, try again later'), { code: '08P01', routine });
  const [waiting, connecting, ours] = [said(), said(), said('pq_getmsgend')];
  setConnectionLostCode(waiting);
  setNotConnectedCode(connecting);
  setConnectionLostCode(ours);
  expect([waiting, connecting, ours].map(({ code }) => code)).toEqual(['08006', '08001', '08P01']);
  expect([waiting, connecting, ours].map((fault) => isDatabaseUnavailable(fault))).toEqual([
    true,
    true,
    false,
  ]);
});
