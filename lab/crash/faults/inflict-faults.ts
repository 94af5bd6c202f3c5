import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../world/server-process.js';
import type { DatabaseFaults } from './database-faults.js';
import type { FaultKind, KindIn } from './fault-kinds.js';
import type { Inflict } from './saboteur.js';

const HOUR_MS = 3_600_000;
const FROZEN_MS = [2_000, 8_000] as const;
const CLOCK_MOVED_MS = [300, 2_000] as const;
const DISK_FULL_MS = [1_500, 5_000] as const;

type Blow = (server: ServerProcess, extent: number) => Promise<boolean>;

/** How each fault of servers, clocks and the database is done. `freezeSeconds` is another time than 2 to 8 s for frozen processes. */
export function inflictFaults(database: DatabaseFaults, freezeSeconds: number | null): Inflict {
  const blows: Record<KindIn<'servers' | 'clocks' | 'database'>, Blow> = {
    'server-killed': async (server) => server.kill(),
    'server-frozen': async (server, extent) => {
      server.freeze();
      await pause(freezeSeconds === null ? between(FROZEN_MS, extent) : freezeSeconds * 1_000);
      server.thaw();
      return true;
    },
    'clock-ahead': (server, extent) => moveClock(server, 25 * HOUR_MS, extent),
    'clock-behind': (server, extent) => moveClock(server, -48 * HOUR_MS, extent),
    'backend-terminated': () => database.terminateBackend(),
    'backend-killed': () => database.killBackend(),
    'postgres-killed': () => database.killPostmaster(),
    'postgres-restarted': () => database.restart(),
    'disk-full': (_server, extent) => database.fillDisk(between(DISK_FULL_MS, extent)),
  };
  const all: Partial<Record<FaultKind, Blow>> = blows;
  return ({ kind, extent }, server) => all[kind]!(server, extent);
}

async function moveClock(server: ServerProcess, offsetMs: number, extent: number): Promise<boolean> {
  server.moveClock(offsetMs);
  await pause(between(CLOCK_MOVED_MS, extent));
  server.moveClock(0);
  return true;
}

function between([least, most]: readonly [number, number], extent: number): number {
  return least + extent * (most - least);
}
