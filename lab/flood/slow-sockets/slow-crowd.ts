import { setTimeout as pause } from 'node:timers/promises';
import { openSlowSocket, type SlowCaller } from './slow-socket.js';

/** Opened at once, with a pause before the next: the kernel's queue of new connections is short. */
const STEP = 50;
const STEP_EVERY_MS = 25;
/** Headers or a body one byte a second, or nothing at all. */
const BEGINNINGS = [
  'GET /api/categories HTTP/1.1\r\nHost: shop\r\nX-Slow: ',
  'POST /api/users/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
  '',
];

/** Many slow sockets. Each that is cut is followed by another, until the crowd is stopped. */
export class SlowCrowd {
  opened = 0;
  cut = 0;
  refused = 0;
  longestMs = 0;
  #isOver = false;

  constructor(
    private readonly port: number,
    private readonly size: number,
  ) {}

  get open(): number {
    return this.opened - this.cut - this.refused;
  }

  /** Resolves when all are there. */
  async gather(): Promise<void> {
    for (let no = 0; no < this.size; no += 1) {
      void this.keepOne(no);
      if (no % STEP === STEP - 1) await pause(STEP_EVERY_MS);
    }
  }

  /** No more are opened; resolves with the number still open when all are cut or the time is over. */
  async giveUp(withinMs: number): Promise<number> {
    this.#isOver = true;
    const deadline = performance.now() + withinMs;
    while (this.open > 0 && performance.now() < deadline) await pause(200);
    return this.open;
  }

  private async keepOne(no: number): Promise<void> {
    while (!this.#isOver) {
      this.opened += 1;
      const { ms, wasOpen } = await openSlowSocket(this.port, slowCaller(no));
      if (wasOpen) this.cut += 1;
      else this.refused += 1;
      this.longestMs = Math.max(this.longestMs, ms);
      await pause(STEP_EVERY_MS);
    }
  }
}

function slowCaller(no: number): SlowCaller {
  return {
    beginning: BEGINNINGS[no % BEGINNINGS.length] ?? '',
    localAddress: `127.1.${1 + (Math.floor(no / 3) % 10)}.${1 + (Math.floor(no / 30) % 10)}`,
  };
}
