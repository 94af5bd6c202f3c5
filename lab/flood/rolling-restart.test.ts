import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../server/test/test-app.js';
import { writeBenchData } from '../bench/bench-data.js';
import { call } from '../bench/http.js';
import { type Buyer, buy } from '../bench/purchase.js';
import { signInAll } from '../bench/sign-in.js';
import { Balancer } from './balancer.js';

const RESTARTS = 4;
const CHECK_EVERY_MS = 50;
const READY_WITHIN_MS = 20_000;

let home: TestApp;
let productId: string;
let buyers: Buyer[];

beforeAll(async () => {
  home = await startTestApp();
  const data = await writeBenchData(home.databaseUrl, 4);
  productId = data.productId;
  buyers = await signInAll(home.url, data);
});

afterAll(() => home.stop());

test('servers that are restarted in turn behind a balancer fail no request, while customers pay through the sandbox', async () => {
  const balancer = new Balancer(CHECK_EVERY_MS);
  const url = await balancer.start();
  const running: TestApp[] = [];
  const startOne = async () => {
    const env = { shutdownDelayMs: 20 * CHECK_EVERY_MS, trustProxy: 1 };
    const server = await startTestApp({ beside: home, env });
    running.push(server);
    balancer.add(server.url);
    await balancer.untilReady(server.url, READY_WITHIN_MS);
  };
  const stopOne = async () => {
    const old = running.shift();
    await old?.stop();
    if (old) balancer.remove(old.url);
  };
  await startOne();
  await startOne();

  let isOver = false;
  const done = { purchase: 0, read: 0 };
  const refusals: unknown[] = [];
  const keepDoing = async (what: keyof typeof done, work: () => Promise<unknown>) => {
    while (!isOver) {
      await work().catch((fault) => refusals.push(fault));
      done[what] += 1;
    }
  };
  const load = [
    ...buyers.map((buyer) => keepDoing('purchase', () => buy(url, buyer, productId))),
    ...[1, 2].map(() => keepDoing('read', () => call(`${url}/api/categories`))),
  ];
  try {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await stopOne();
      await startOne();
    }
  } finally {
    isOver = true;
    await Promise.all(load);
    await balancer.stop();
    while (running.length > 0) await stopOne();
  }
  expect(balancer.failures).toEqual([]);
  expect(refusals).toEqual([]);
  expect(done.purchase).toBeGreaterThan(RESTARTS);
  expect(done.read).toBeGreaterThan(RESTARTS);
});
