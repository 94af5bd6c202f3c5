import type { IncomingMessage, ServerResponse } from 'node:http';
import { FILES_MAX } from '../../../rules/files/file-limits.js';
import { serviceUnavailable, tooManyAttempts } from '../errors/errors.js';

/** Uploads under way in one process, and uploads of one caller that wait for the first: all files of a message. */
const UPLOADS_MAX = 32;
const WAITING_MAX = FILES_MAX;
const WAIT_MS = 15_000;
/** An upload slower than this is cut when another needs its room: 10 MB in time need 350 kB a second. */
const SLOW_BYTES_PER_SECOND = 16_384;
const SLOW_AFTER_MS = 2_000;

interface Upload {
  readonly request: IncomingMessage;
  readonly startedMs: number;
  readonly bytesBefore: number;
  readonly leave: () => void;
}

/**
 * Order of uploads: each caller has one under way at a time, from before its body is read until its response is sent,
 * and the process a limited number of them. Beyond that number the slowest upload is cut.
 */
export class UploadTurns {
  readonly #underWay = new Map<string, Upload>();
  readonly #waiting = new Map<string, (() => void)[]>();

  get underWay(): number {
    return this.#underWay.size;
  }

  /** Waits for the caller's turn. Throws TOO_MANY_ATTEMPTS when their first upload takes too long, SERVICE_UNAVAILABLE. */
  async take(caller: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (this.#underWay.has(caller)) await this.#wait(caller, response);
    if (this.#underWay.size >= UPLOADS_MAX) this.#cutSlowest();
    const { bytesRead } = request.socket;
    const leave = () => {
      if (this.#underWay.get(caller)?.request !== request) return;
      this.#underWay.delete(caller);
      this.#waiting.get(caller)?.shift()?.();
    };
    this.#underWay.set(caller, { request, startedMs: performance.now(), bytesBefore: bytesRead, leave });
    response.once('close', leave);
    if (response.destroyed || request.destroyed) leave();
  }

  async #wait(caller: string, response: ServerResponse): Promise<void> {
    const queue = this.#waiting.get(caller) ?? [];
    if (queue.length >= WAITING_MAX) throw busy();
    this.#waiting.set(caller, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => reject(busy());
    queue.push(resolve);
    response.once('close', refuse);
    const timer = setTimeout(refuse, WAIT_MS);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      response.off('close', refuse);
      const place = queue.indexOf(resolve);
      if (place >= 0) queue.splice(place, 1);
      if (queue.length === 0) this.#waiting.delete(caller);
    }
  }

  #cutSlowest(): void {
    const nowMs = performance.now();
    const slow = [...this.#underWay.values()]
      .map(({ request, startedMs, bytesBefore, leave }) => {
        const ageMs = nowMs - startedMs;
        const speed = ((request.socket.bytesRead - bytesBefore) / Math.max(ageMs, 1)) * 1_000;
        return { request, ageMs, speed, leave };
      })
      .filter(({ request, ageMs, speed }) => {
        return !request.complete && ageMs >= SLOW_AFTER_MS && speed < SLOW_BYTES_PER_SECOND;
      });
    const [slowest] = slow.toSorted((one, other) => one.speed - other.speed);
    if (!slowest) throw serviceUnavailable("We can't take files right now. Please try again.", 5);
    slowest.leave();
    slowest.request.destroy();
  }
}

const busy = () =>
  tooManyAttempts(5, 'Another file from your network is still on its way. Please try again in a moment.');
