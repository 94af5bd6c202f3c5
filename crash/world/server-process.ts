import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Room for young objects: a server that lives for seconds need not tidy up while it starts. */
const ENGINE_OPTIONS = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--no-deprecation'];
const GREETING = 'is open at';
const COMPLAINTS_KEPT = 8;
const COMPLAINT_LENGTH = 400;

/** A real server on a port of its own. Whenever it dies it is started again, until it is told to stop. */
export class ServerProcess {
  readonly url: string;
  isUp = false;
  upSince = 0;
  /** Calls of a payment flow that this server has not answered yet. */
  underWay = 0;
  /** How often it died without being killed by us. */
  unexpectedDeaths = 0;
  /** What it said last, except that it is open. */
  readonly complaints: string[] = [];
  #child: ChildProcess | null = null;
  #isStopping = false;
  #killed = false;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Starts it; resolves when it answers. Rejects with its last words when it dies before it ever did. */
  start(): Promise<void> {
    const child = spawn(process.execPath, [...ENGINE_OPTIONS, this.program], {
      env: { ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#killed = false;
    const opened = new Promise<void>((resolve, reject) => {
      child.once('exit', () => {
        if (this.upSince === 0)
          reject(new Error(`${this.name} does not start: ${this.complaints.join('\n')}`));
      });
      child.stdout.on('data', (data: Buffer) => {
        const text = String(data);
        this.#keep(text);
        if (!text.includes(GREETING)) return;
        this.isUp = true;
        this.upSince = Date.now();
        resolve();
      });
    });
    child.stderr.on('data', (data: Buffer) => this.#keep(String(data)));
    child.on('exit', () => {
      this.isUp = false;
      if (!this.#killed && !this.#isStopping) this.unexpectedDeaths += 1;
      if (!this.#isStopping && this.upSince > 0) void this.start();
    });
    return opened;
  }

  /** kill -9, in the middle of whatever it does. */
  kill(): void {
    this.isUp = false;
    this.#killed = true;
    this.#child?.kill('SIGKILL');
  }

  /** Ends it for good; with SIGTERM it says good-bye. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #keep(text: string): void {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.includes(GREETING));
    this.complaints.push(...lines.map((line) => line.slice(0, COMPLAINT_LENGTH)));
    this.complaints.splice(0, this.complaints.length - COMPLAINTS_KEPT);
  }
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
