import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Room for young objects: a server that lives for seconds need not tidy up while it starts. */
const ENGINE_OPTIONS = ['--max-semi-space-size=64', '--min-semi-space-size=32'];
const GREETING = 'is open at';
const COMPLAINTS_KEPT = 8;
const COMPLAINT_LENGTH = 400;

/** A real server on a port of its own. Whenever it dies it is started again, until it is stopped. */
export class ServerProcess {
  readonly url: string;
  isUp = false;
  isFrozen = false;
  upSince = 0;
  /** Calls of a payment flow that this server has not answered yet. */
  underWay = 0;
  /** How often it died without being killed by us. */
  unexpectedDeaths = 0;
  /** The last lines of its output, without the greeting. */
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
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#killed = false;
    const opened = new Promise<void>((resolve, reject) => {
      child.once('exit', () => {
        if (this.upSince === 0)
          reject(new Error(`${this.name} does not start: ${this.complaints.join('\n')}`));
      });
      child.stdout!.on('data', (data: Buffer) => {
        const text = String(data);
        this.#keep(text);
        if (!text.includes(GREETING)) return;
        this.isUp = true;
        this.upSince = Date.now();
        resolve();
      });
    });
    child.stderr!.on('data', (data: Buffer) => this.#keep(String(data)));
    child.on('error', () => {});
    child.on('exit', () => {
      // A server that ends while it starts has found no database, and reports that itself.
      if (this.isUp && !this.#killed && !this.#isStopping) this.unexpectedDeaths += 1;
      this.isUp = false;
      this.isFrozen = false;
      if (!this.#isStopping && this.upSince > 0) void this.start();
    });
    return opened;
  }

  /** kill -9, in the middle of whatever it does; false when it is not there. */
  kill(): boolean {
    this.isUp = false;
    this.#killed = true;
    return this.#child?.kill('SIGKILL') ?? false;
  }

  freeze(): void {
    this.isFrozen = true;
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
    this.isFrozen = false;
  }

  /** Sets the distance of the server's clock from the true time; 0 puts the clock right. */
  moveClock(clockOffsetMs: number): void {
    if (this.#child?.connected) this.#child.send({ clockOffsetMs }, () => {});
  }

  /** Asks it to end, and resolves when its successor answers. Gives how it ended. */
  async restart(): Promise<{ readonly exitCode: number | null; readonly tookMs: number }> {
    const child = this.#child!;
    const ended = once(child, 'exit');
    const asked = Date.now();
    this.#killed = true;
    child.kill('SIGTERM');
    await ended;
    const tookMs = Date.now() - asked;
    while (!this.isUp) await new Promise((resolve) => setTimeout(resolve, 20));
    return { exitCode: child.exitCode, tookMs };
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
