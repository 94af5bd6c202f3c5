import { serviceUnavailable } from '../../errors/errors.js';
import { FairQueue } from '../../turns/fair-queue.js';

/** The sender of an image. Staff go first; others take turns by the cost of their images. */
export interface Painter {
  readonly forWhom: string;
  readonly isStaff: boolean;
  /** Aborted when nobody waits for the image any more. */
  readonly left?: AbortSignal | undefined;
}

const WAITING_MAX = 32;
const WAIT_MS = 15_000;

interface Job {
  readonly forWhom: string;
  readonly cost: number;
  readonly isUrgent: boolean;
  readonly start: () => void;
}

/** Processes images one after the other, so that they never take more than one core. */
export class PaintQueue {
  readonly #queue = new FairQueue<Job>();
  #isBusy = false;

  /** Does the work in its turn. Throws SERVICE_UNAVAILABLE when there is no room, no turn in time, or the caller left. */
  async run<T>({ forWhom, isStaff, left }: Painter, cost: number, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#turn({ forWhom, cost, isUrgent: isStaff }, left);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#queue.next()?.start();
    }
  }

  #turn(job: Omit<Job, 'start'>, left: AbortSignal | undefined): Promise<void> {
    if (left?.aborted || (!job.isUrgent && this.#queue.length >= WAITING_MAX)) throw paintingUnavailable();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        left?.removeEventListener('abort', refuse);
      };
      const waiting: Job = {
        ...job,
        start: () => {
          stopWaiting();
          this.#isBusy = true;
          resolve();
        },
      };
      const refuse = () => {
        stopWaiting();
        if (this.#queue.remove(waiting)) reject(paintingUnavailable());
      };
      const timer = setTimeout(refuse, WAIT_MS);
      left?.addEventListener('abort', refuse);
      this.#queue.add(waiting);
    });
  }
}

/** Our limit, never a fault of the image: it may be sent again. */
export const paintingUnavailable = () =>
  serviceUnavailable("We're very busy with pictures right now. Please try again in a moment.", 10);
