import { catalogueOverRest } from '../bench/catalogue-shots.js';
import { call } from '../bench/http.js';
import { buy } from '../bench/purchase.js';
import type { World } from './world.js';

const READERS = 2;

/** Customers who buy and visitors who read, one thing after the other; each request is sent once. */
export class SteadyLoad {
  purchases = 0;
  reads = 0;
  readonly failures: string[] = [];
  #isOver = false;
  readonly #all: Promise<void>[];

  constructor({ url, buyers, productId }: Pick<World, 'url' | 'buyers' | 'productId'>) {
    this.#all = [
      ...buyers.map((buyer) =>
        this.repeat(async () => {
          await buy(url, buyer, productId);
          this.purchases += 1;
        }),
      ),
      ...Array.from({ length: READERS }, () =>
        this.repeat(async () => {
          await call(`${url}${catalogueOverRest.path}`);
          this.reads += 1;
        }),
      ),
    ];
  }

  /** Lets everybody end what is under way. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#all);
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.#isOver)
      await work().catch((fault: Error) => this.failures.push(`${fault.message} ${fault.cause ?? ''}`));
  }
}
