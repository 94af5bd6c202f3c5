import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../server/test/postgres.js';
import { until } from '../../server/test/until.js';
import { writeBenchData } from '../bench/bench-data.js';
import { type Buyer, buy } from '../bench/purchase.js';
import { signInAll } from '../bench/sign-in.js';

const PROCESSES = 2;

let database: TestDatabase;
let dataDir: string;
let server: ChildProcess;
let output = '';
let url: string;
let productId: string;
let buyers: Buyer[];

beforeAll(async () => {
  database = await createTestDatabase('shop');
  dataDir = await mkdtemp(join(tmpdir(), 'harbourline-processes-'));
  server = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/bundle/server/main.js'], {
    env: {
      ...{
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        PORT: '0',
        HOST: '127.0.0.1',
      },
      ...{ PROCESSES: String(PROCESSES), RATE_LIMIT_FACTOR: '1000', SHUTDOWN_DELAY_MS: '1000' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (data: Buffer) => {
      output += String(data);
    });
  url = (await waitForOutput(/is open at (\S+)/))[1]!;
  const data = await writeBenchData(database.url, 2);
  productId = data.productId;
  buyers = await signInAll(url, data);
});

afterAll(async () => {
  server?.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('both serve on one port', () => {
  expect(serving()).toHaveLength(PROCESSES);
  expect(new Set(serving()).size).toBe(PROCESSES);
});

test('SIGHUP replaces both while customers pay, and no request fails', async () => {
  const before = serving();
  const done: string[] = [];
  let isOver = false;
  const load = buyers.map(async (buyer) => {
    while (!isOver) done.push((await buy(url, buyer, productId)).orderId);
  });
  // Sleeps: customers have begun to pay.
  await wait(500);
  server.kill('SIGHUP');
  await Promise.race([waitForOutput(/processes\.replaced"/), ...load]);
  isOver = true;
  await Promise.all(load);
  expect(done.length).toBeGreaterThan(buyers.length);
  expect(
    serving()
      .slice(PROCESSES)
      .filter((pid) => !before.includes(pid)),
  ).toHaveLength(PROCESSES);
  expect(before.filter(isAlive)).toEqual([]);
});

test('one that is killed is followed by another, while the other serves', async () => {
  const [first, second] = serving().slice(-PROCESSES);
  process.kill(first!, 'SIGKILL');
  await waitForOutput(/processes\.died"/);
  expect(isAlive(second!)).toBe(true);
  await buy(url, buyers[0]!, productId);
  await until(() => serving().length > 2 * PROCESSES);
  expect(isAlive(serving().at(-1)!)).toBe(true);
});

test('SIGTERM ends all of them in order', async () => {
  const pids = serving();
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);
});

/** Every process that has ever served, in order. */
function serving(): number[] {
  return [...output.matchAll(/"processes\.serving","served":(\d+)/g)].map(([, pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function waitForOutput(words: RegExp): Promise<RegExpExecArray> {
  return until(() => words.exec(output));
}
