/**
 * npm run soak -- --minutes 60 --per-second 12: mixed work on the built product, and whether its memory stays flat. Fails
 * when a request fails, or when the memory of the last five minutes is more than 5 % above that of minutes 8 to 13.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CleanUp } from '../../crash/clean-up.js';
import { writeBenchData, writeStaff } from '../bench-data.js';
import { startServers } from '../servers.js';
import { signIn, signInAll } from '../sign-in.js';
import { type Memory, medianBetween, megabytes, readMemory } from './memory.js';
import { Traffic } from './mixed-traffic.js';

const CUSTOMERS = 20;
const READ_EVERY_MS = 5_000;
const PRINT_EVERY_MINUTES = 5;
/** From this minute on caches are full and code is compiled. */
const SETTLED_FROM_MINUTE = 8;
const WINDOW_MINUTES = 5;
const GROWTH_MAX = 0.05;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '12' },
  },
});
const minutes = Number(values.minutes);
const perSecond = Number(values['per-second']);
if (!(minutes >= SETTLED_FROM_MINUTE + 2 * WINDOW_MINUTES) || !(perSecond > 0))
  throw new Error('--minutes is at least 18, and --per-second a number above 0.');

const cleanUp = new CleanUp().onSignals();
try {
  const servers = await startServers(cleanUp);
  const { productId, emails } = await writeBenchData(servers.databaseUrl, CUSTOMERS);
  const buyers = await signInAll(servers.product, { productId, emails });
  const staff = await signIn(servers.product, await writeStaff(servers.databaseUrl));
  const traffic = new Traffic({ url: servers.product, productId, buyers, staff });
  const begun = performance.now();
  const minute = () => (performance.now() - begun) / 60_000;
  const isOver = () => minute() >= minutes;
  const [readings] = await Promise.all([
    readUntil(isOver, servers.product, minute, traffic),
    traffic.run(perSecond, isOver),
  ]);
  process.exitCode = report(readings, traffic) ? 0 : 1;
} finally {
  await cleanUp.run();
}

async function readUntil(
  isOver: () => boolean,
  product: string,
  minute: () => number,
  traffic: Traffic,
): Promise<Memory[]> {
  const readings: Memory[] = [];
  let printed = 0;
  while (!isOver()) {
    await wait(READ_EVERY_MS);
    readings.push(await readMemory(product, minute()));
    if (minute() < printed + PRINT_EVERY_MINUTES) continue;
    printed += PRINT_EVERY_MINUTES;
    const [rss, heap] = (['rss', 'heapUsed'] as const).map((figure) =>
      megabytes(medianBetween(readings, printed - PRINT_EVERY_MINUTES, printed, figure)),
    );
    const sent = `${traffic.requests} requests, ${traffic.failures.length} failed`;
    console.log(`minute ${printed}: ${rss} MB resident, ${heap} MB of heap in use; ${sent}`);
  }
  return readings;
}

function report(readings: readonly Memory[], { requests, failures }: Traffic): boolean {
  const settled = medianBetween(readings, SETTLED_FROM_MINUTE, SETTLED_FROM_MINUTE + WINDOW_MINUTES, 'rss');
  const last = medianBetween(readings, minutes - WINDOW_MINUTES, minutes, 'rss');
  const growth = last / settled - 1;
  const isFlat = growth <= GROWTH_MAX;
  for (const failure of failures.slice(0, 10)) console.log(failure);
  console.log(`${requests} requests, ${failures.length} failed`);
  console.log(
    `resident memory: ${megabytes(settled)} MB once settled, ${megabytes(last)} MB at the end (${(growth * 100).toFixed(1)} %)`,
  );
  const passed = [failures.length === 0, isFlat].filter(Boolean).length;
  console.log(`${passed} passed, ${2 - passed} failed`);
  return passed === 2;
}
