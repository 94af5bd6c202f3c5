import cluster, { type Worker } from 'node:cluster';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { Log } from '../../platform/log/log.js';
import { until } from '../../test/until.js';
import { ProcessGroup } from './process-group.js';

/** A process that reads its behaviour from a file beside it: becomes ready, ends, or stays silent. */
const PROCESS = `
import { readFileSync } from 'node:fs';
const starting = setInterval(() => {
  const way = readFileSync(process.argv[2], 'utf8');
  if (way === 'ends') process.exit(1);
  if (way !== 'serves') return;
  clearInterval(starting);
  process.send({ greeting: 'Hello' });
}, 20);
process.on('message', () => process.exit(0));
`;
const SIZE = 2;
/** Longer than the pause before a process that died is replaced. */
const FOLLOWED_MS = 2_000;
const START_WITHIN_MS = 5_000;

const info = jest.fn<(facts: { event: string }) => void>();
const error = jest.fn<(facts: { event: string }) => void>();
let folder: string;
let group: ProcessGroup;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-group-'));
  writeFileSync(join(folder, 'process.mjs'), PROCESS);
  cluster.setupPrimary({ exec: join(folder, 'process.mjs'), args: [join(folder, 'way')], execArgv: [] });
});

beforeEach(async () => {
  info.mockReset();
  error.mockReset();
  group = new ProcessGroup(SIZE, { info, error } as unknown as Log, START_WITHIN_MS);
  nextOnes('serves');
  await group.start();
});

afterEach(() => group.stop());

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Sets the behaviour of processes that are starting, or will. */
const nextOnes = (way: 'serves' | 'ends' | 'says nothing') => writeFileSync(join(folder, 'way'), way);

const running = () => Object.values(cluster.workers ?? {}) as Worker[];

const kill = (worker: Worker) => worker.process.kill('SIGKILL');

it('one that dies while its successor starts is followed by that alone', async () => {
  const [first] = running();
  nextOnes('says nothing');
  const rolling = group.roll();
  kill(first!);
  // Sleeps: a second successor would start within it.
  await wait(FOLLOWED_MS);
  nextOnes('serves');
  await rolling;
  // Sleeps: a second successor would start within it.
  await wait(FOLLOWED_MS);
  expect(running()).toHaveLength(SIZE);
});

it('one that dies while its successor does not start is followed by another', async () => {
  const [first] = running();
  nextOnes('ends');
  const rolling = group.roll();
  kill(first!);
  await rolling;
  nextOnes('serves');
  // Sleeps: a second successor would start within it.
  await wait(FOLLOWED_MS);
  expect(running()).toHaveLength(SIZE);
});

it('a successor that dies while the next one starts is followed by another', async () => {
  const before = running();
  info.mockImplementationOnce(() => nextOnes('says nothing'));
  const rolling = group.roll();
  await until(() => before[0]!.isDead() && running().length === SIZE + 1);
  const successor = running()[1]!;
  kill(successor);
  // Sleeps: a second successor would start within it.
  await wait(FOLLOWED_MS);
  nextOnes('serves');
  await rolling;
  // Sleeps: a second successor would start within it.
  await wait(FOLLOWED_MS);
  expect(running()).toHaveLength(SIZE);
  for (const gone of [...before, successor]) expect(running()).not.toContain(gone);
});

it('a successor that never serves is ended, and the next replacement works', async () => {
  const before = running();
  nextOnes('says nothing');
  await group.roll();
  expect(error.mock.calls.map(([{ event }]) => event)).toEqual([
    'processes.late',
    'processes.replace_failed',
  ]);
  expect(running()).toEqual(before);
  nextOnes('serves');
  await group.roll();
  expect(running()).toHaveLength(SIZE);
  for (const old of before) expect(running()).not.toContain(old);
});

it('one that goes in the moment when its successor serves keeps no other from being replaced', async () => {
  const [first] = running();
  // Its channel closes before its end is known.
  info.mockImplementationOnce(() => first!.process.disconnect());
  await group.roll();
  expect(error).not.toHaveBeenCalled();
  expect(running()).toHaveLength(SIZE);
});
