import { serviceUnavailable } from '../errors/errors.js';
import type { WorkLimits } from './work.js';

/** Frees the place; a second call does nothing. */
export type Release = () => void;

interface Waiting {
  readonly operation: string;
  readonly start: () => void;
}

/**
 * Limits one kind of work: this many at once, and this many waiting for this long, first come first served. One
 * operation takes at most half of the places and half of the queue, so that a stuck one leaves room for others.
 */
export class WorkGate {
  readonly #queue: Waiting[] = [];
  readonly #running = new Map<string, number>();
  readonly #queued = new Map<string, number>();
  #runningCount = 0;
  #shedCount = 0;

  constructor(private readonly limits: WorkLimits) {}

  get running(): number {
    return this.#runningCount;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Requests refused since the start. */
  get shed(): number {
    return this.#shedCount;
  }

  /** Whether this operation would be refused now. */
  isFull(operation: string): boolean {
    if (this.#hasPlace(operation)) return false;
    const { queue } = this.limits;
    return this.#queue.length >= queue || (this.#queued.get(operation) ?? 0) >= queue / 2;
  }

  noteShed(): void {
    this.#shedCount += 1;
  }

  /** Takes a place; null when none is free. */
  enter(operation: string): Release | null {
    return this.#hasPlace(operation) ? this.#take(operation) : null;
  }

  /** Waits for a place. Throws SERVICE_UNAVAILABLE without room or a place in time, or if the caller left. */
  async wait(operation: string, left: AbortSignal): Promise<Release> {
    if (this.isFull(operation)) throw this.#refusal();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        add(this.#queued, operation, -1);
        clearTimeout(timer);
        left.removeEventListener('abort', refuse);
      };
      const refuse = () => {
        leave();
        reject(this.#refusal());
      };
      const start = () => {
        leave();
        resolve(this.#take(operation));
      };
      const waiting: Waiting = { operation, start };
      const timer = setTimeout(refuse, this.limits.waitMs);
      left.addEventListener('abort', refuse);
      this.#queue.push(waiting);
      add(this.#queued, operation, 1);
    });
  }

  #hasPlace(operation: string): boolean {
    const { places } = this.limits;
    return this.#runningCount < places && (this.#running.get(operation) ?? 0) < places / 2;
  }

  #take(operation: string): Release {
    this.#runningCount += 1;
    add(this.#running, operation, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#runningCount -= 1;
      add(this.#running, operation, -1);
      this.#queue.find((waiting) => this.#hasPlace(waiting.operation))?.start();
    };
  }

  #refusal() {
    this.noteShed();
    return serviceUnavailable("We're very busy right now. Please try again in a moment.");
  }
}

function add(counts: Map<string, number>, name: string, change: number): void {
  const count = (counts.get(name) ?? 0) + change;
  if (count > 0) counts.set(name, count);
  else counts.delete(name);
}
