import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../crash/world/free-port.js';

const PROGRAM = fileURLToPath(new URL('../../server/main.js', import.meta.url));
const MEMORY = new URL('./report-memory.js', import.meta.url).href;
const GREETING = 'is open at';
const COMPLAINTS_KEPT = 40;

/** Bytes that a process holds after garbage collection. */
export interface Memory {
  readonly rss: number;
  /** Bytes of its own objects and buffers. */
  readonly inUse: number;
}

/** The built server as a process of its own, which is never started again: it has to live. */
export class ServerUnderTest {
  /** The last lines of its output, most of them about faults. */
  readonly complaints: string[] = [];

  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async spawn(env: NodeJS.ProcessEnv): Promise<ServerUnderTest> {
    const port = await freePort();
    const options = ['--expose-gc', '--enable-source-maps', '--import', MEMORY];
    const child = spawn(process.execPath, [...options, PROGRAM], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new ServerUnderTest(port, child);
    child.stderr?.on('data', (data: Buffer) => server.keep(String(data)));
    return server;
  }

  /** Resolves when it answers; throws when it ends instead. */
  async untilOpen(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.child.stdout?.on('data', (data: Buffer) => {
        this.keep(String(data));
        if (String(data).includes(GREETING)) resolve();
      });
      this.child.once('exit', () => reject(new Error(`The server ended: ${this.complaints.join('\n')}`)));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get lives(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async memory(): Promise<Memory> {
    const reported = once(this.child, 'message');
    this.child.send('memory?');
    const [memory] = await reported;
    return memory as Memory;
  }

  async stop(): Promise<void> {
    if (!this.lives) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  private keep(text: string): void {
    this.complaints.push(
      ...text.split('\n').filter((line) => line.trim() !== '' && !line.includes(GREETING)),
    );
    this.complaints.splice(0, this.complaints.length - COMPLAINTS_KEPT);
  }
}
