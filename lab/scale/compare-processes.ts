import { availableParallelism } from 'node:os';
import { catalogueOverGraphql } from '../bench/catalogue-shots.js';
import { fire } from '../bench/fire.js';
import { median } from '../bench/median.js';
import type { World } from './world.js';

const CONNECTIONS = 20;
const SECONDS = 3;
const ROUNDS = 3;

/** Catalogue reads a second of a server with one process and of one with two, by turns, as one line of text. */
export async function compareProcesses(world: World): Promise<string> {
  const servers = [await world.startServer(1), await world.startServer(2)];
  const rates: number[][] = [[], []];
  // Each process reads the catalogue from the database once, which is not measured.
  for (const { url } of servers)
    await fire(url, [catalogueOverGraphql], { connections: CONNECTIONS, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [no, { url }] of servers.entries()) {
      const { perSecond } = await fire(url, [catalogueOverGraphql], {
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      rates[no]!.push(perSecond);
    }
  for (const server of servers) await server.stop('SIGTERM');
  const [one, two] = rates.map(median) as [number, number];
  return (
    `Catalogue reads: ${one.toFixed(0)} a second with one process, ${two.toFixed(0)} with two (${(two / one).toFixed(2)} times). ` +
    `The machine has ${availableParallelism()} processors, which the load, PostgreSQL and the other servers share.`
  );
}
