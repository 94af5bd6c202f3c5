/**
 * npm run scale: the shop as it runs on several machines (Caddy, two servers, PgBouncer, primary and replica), all on this
 * one and without containers; bought from, restarted and failed over. Fails when a check does.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { benchLive } from '../bench/live.js';
import { buy } from '../bench/purchase.js';
import { CleanUp } from '../crash/clean-up.js';
import { Checks } from '../flood/checks.js';
import { compareProcesses } from './compare-processes.js';
import { failOver } from './failover.js';
import { ensurePrograms, MissingPrograms } from './programs.js';
import { readProtocols } from './protocols.js';
import { SteadyLoad } from './steady-load.js';
import { startWorld, type World } from './world.js';

const SEEN_MS = 2_000;

const checks = new Checks();
const cleanUp = new CleanUp().onSignals();
try {
  ensurePrograms();
  const world = await startWorld(cleanUp);
  await visit(world);
  await restartBoth(world);
  console.log(await compareProcesses(world));
  await losePrimary(world);
} catch (error) {
  if (!(error instanceof MissingPrograms)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await cleanUp.run();
}
console.log(`${checks.passed} passed, ${checks.failed} failed`);
if (checks.failed > 0) process.exitCode = 1;

async function visit(world: World): Promise<void> {
  const { url, buyers, staff, productId, servers } = world;
  const { version, status, offersH3 } = await readProtocols(url);
  checks.expect(
    version === 'h2' && status === 200,
    `the shop answers over HTTPS and HTTP/2 (${version}, ${status})`,
  );
  checks.expect(offersH3, 'HTTP/3 is offered');
  await succeeds('a customer pays by card and sees the order', () => buy(url, buyers[0]!, productId));
  const [one, other] = servers;
  const pair = { product: one.url, startSecond: async () => ({ url: other.url, stop: async () => {} }) };
  await succeeds('what staff change at one server reaches a customer at the other', async () =>
    console.log(await benchLive(pair, buyers[0]!, staff, productId)),
  );
}

async function succeeds(what: string, work: () => Promise<unknown>): Promise<void> {
  const fault: unknown = await work().then(
    () => null,
    (error) => error,
  );
  checks.expect(fault === null, what);
  if (fault) console.log(fault);
}

async function restartBoth(world: World): Promise<void> {
  console.log('restarting both servers under load ...');
  const load = new SteadyLoad(world);
  for (const server of world.servers) {
    await server.restart();
    // Caddy looks twice a second who is ready, and sends nothing to the next one before it has seen this one.
    await wait(SEEN_MS);
  }
  await load.stop();
  const { purchases, reads, failures } = load;
  const done = `${purchases} purchases and ${reads} reads meanwhile, ${failures.length} failed`;
  checks.expect(failures.length === 0 && purchases > 0, `both servers are restarted in turn: ${done}`);
  for (const failure of failures.slice(0, 5)) console.log(`        ${failure}`);
}

async function losePrimary(world: World): Promise<void> {
  console.log('killing the primary while customers pay, promoting the replica ...');
  const { awayMs, paid, brokenOff, breaches } = await failOver(world);
  const seconds = (awayMs / 1000).toFixed(1);
  console.log(
    `        customers could buy again after ${seconds} s; ${paid} paid, ${brokenOff} purchases were broken off`,
  );
  checks.expect(
    breaches.length === 0 && paid > 0,
    'the primary is lost and the replica promoted: no invariant is broken',
  );
  for (const { name, ids } of breaches) console.log(`        ${name}: ${ids.slice(0, 5).join(', ')}`);
}
