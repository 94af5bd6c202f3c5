import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PATH } from './programs.js';

const WITHIN_MS = 20_000;

export interface Child {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program of the system that writes into a log, and waits until it takes connections. */
export async function startChild(
  program: string,
  args: readonly string[],
  { port, log, env }: { port: number; log: string; env?: SpawnOptions['env'] },
): Promise<Child> {
  const out = openSync(log, 'a');
  const child = spawn(program, args, { env: { PATH, ...env }, stdio: ['ignore', out, out] });
  const ended = once(child, 'exit').catch(() => {});
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const until = performance.now() + WITHIN_MS; child.exitCode === null; await wait(50)) {
    if (await takesConnections(port)) return { process: child, stop };
    if (performance.now() > until) break;
  }
  await stop();
  throw new Error(`${program} does not start; see ${log}`);
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
