import { setTimeout as wait } from 'node:timers/promises';
import { call, Refused } from '../bench/http.js';
import { buy } from '../bench/purchase.js';
import type { Shop } from './shop.js';

const TRY_AGAIN_MS = 500;
const TRIES_MAX = 60;

/** Customers who buy one thing after the other, and try again when they are asked to, as the web client does. */
export class Buyers {
  paid = 0;
  readonly failures: string[] = [];
  #isOver = false;
  #all: Promise<void>[] = [];

  constructor(
    private readonly shop: Pick<Shop, 'buyers' | 'productId'>,
    private readonly url: string,
  ) {}

  start(): void {
    this.#all = this.shop.buyers.map(async (buyer) => {
      while (!this.#isOver) {
        try {
          await buy(this.url, buyer, this.shop.productId, callPatiently);
          this.paid += 1;
        } catch (fault) {
          this.failures.push((fault as Error).message);
        }
      }
    });
  }

  /** Lets everybody end the purchase under way. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#all);
  }
}

const callPatiently: typeof call = async (address, init) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(address, init);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.status !== 503 || tries >= TRIES_MAX) throw fault;
      await wait(TRY_AGAIN_MS);
    }
  }
};
