import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const GUEST = `guest_${Date.now()}_${'a'.repeat(32)}`;
/** A process that was suspended for less than this serves every request that has arrived, as a busy one does. */
const STOPPED_MS = 1_500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Sends a request from another thread and hangs up, while this thread, and the server in it, is blocked. */
const SENDER = `
  const { workerData, parentPort } = require('node:worker_threads');
  const { port, request, flag, hangsUp } = workerData;
  const socket = require('node:net').connect(port, '127.0.0.1', () => {
    socket.write(request, () => {
      if (hangsUp) socket.destroy();
      setTimeout(() => { Atomics.store(flag, 0, 1); Atomics.notify(flag, 0); }, 50);
    });
  });
  socket.on('data', (bytes) => { parentPort.postMessage(String(bytes)); socket.destroy(); });
`;

async function sendWhileStopped(hangsUp: boolean): Promise<Worker> {
  const product = await firstProduct();
  const query = `mutation { changeCart(changes: [{ productId: "${product}", quantity: 2 }], shipment: { destination: AUSTRALIA }) { id } }`;
  const body = JSON.stringify({ query });
  const request = [
    'POST /graphql HTTP/1.1',
    'Host: shop',
    'Content-Type: application/json',
    `X-Guest-Id: ${GUEST}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const port = Number(new URL(app.url).port);
  const worker = new Worker(SENDER, { eval: true, workerData: { port, request, flag, hangsUp } });
  await once(worker, 'online');
  Atomics.wait(flag, 0, 0, 10_000);
  Atomics.wait(flag, 0, 1, STOPPED_MS);
  return worker;
}

test('a change whose caller hung up while the process stood still is not made', async () => {
  const worker = await sendWhileStopped(true);
  await once(worker, 'exit');
  // Sleeps: a change would be made within it.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await quantityInCart()).toBe(0);
});

test('a caller who waited for a process that stood still is answered', async () => {
  const worker = await sendWhileStopped(false);
  const [answer] = await once(worker, 'message');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await quantityInCart()).toBe(2);
});

async function firstProduct(): Promise<string> {
  const { products } = (await (await fetch(`${app.url}/api/products?limit=1`)).json()) as {
    products: { _id: string }[];
  };
  return products[0]!._id;
}

async function quantityInCart(): Promise<number> {
  const { rows } = await app.deps.database.pool.query<{ quantity: number }>(
    'select coalesce(sum(quantity), 0)::int as quantity from cart_lines',
  );
  return rows[0]!.quantity;
}
