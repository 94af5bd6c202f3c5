import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project; wherever a tool is called from, it works there. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(ROOT);

const BIN = resolve(ROOT, 'node_modules/.bin');

/** The server as built. Larger spaces for young objects are never released. The Dockerfile says the same. */
export const SERVER = ['--max-semi-space-size=8', 'dist/bundle/server/main.js'];

/**
 * glibc's malloc: two arenas for all threads instead of eight a core, 40 MB less under mixed work; memory freed after the
 * start returned to the system, 5 MB; mmap only for buffers from 1 MiB. The Dockerfile says the same.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};

/** The Node that package-lock.json pins; there once packages are installed. */
export const NODE = join(BIN, 'node');

/** True when output goes to a file or to continuous integration, without colours. */
export const isPlain = !process.stdout.isTTY || Boolean(process.env.CI);

/** PATH on which the installed tools, Node first, come before the machine's. */
export function pathWithTools(env = process.env) {
  return [BIN, env.PATH].join(delimiter);
}

/** PATH without the installed tools, for a step that replaces them. */
export function pathWithoutTools(env = process.env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== BIN)
    .join(delimiter);
}

/** Runs a command to its end with its output on ours; true when it succeeded. */
export function succeeds(command, args, env = {}) {
  const merged = { ...process.env, PATH: pathWithTools(), ...env };
  return (
    spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: merged }).status === 0
  );
}

/** Runs a command as `succeeds` does, but shows its output only when it failed. */
export function succeedsQuietly(command, args) {
  const env = { ...process.env, PATH: pathWithTools() };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}

/** Runs a command as `succeeds` does, and ends this process when it fails. */
export function mustRun(command, args, env) {
  if (succeeds(command, args, env)) return;
  console.error(`\nFailed: ${[command, ...args].join(' ')}`);
  process.exit(1);
}

/** Runs a command and returns what it printed; null when it failed. */
export function outputOf(command, args) {
  const env = { ...process.env, PATH: pathWithTools() };
  const { status, stdout } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? String(stdout) : null;
}

/** Runs a command with its output on ours, and resolves to that output and whether it succeeded. */
export async function listenTo(command, args, env = {}) {
  const merged = { ...process.env, PATH: pathWithTools(), ...env };
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], env: merged });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { output, isFine: code === 0 };
}

/** Runs a long-living program in our place: our signals are its signals, its end is our end. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
