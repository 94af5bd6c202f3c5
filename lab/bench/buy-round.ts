import type { Round } from './fire.js';
import { type Buyer, buy } from './purchase.js';

/** Every buyer makes one purchase after the other for some seconds; a purchase counts when its order page was shown. */
export async function buyRound(
  url: string,
  buyers: readonly Buyer[],
  productId: string,
  seconds: number,
): Promise<Round> {
  const started = performance.now();
  const latenciesMs: number[] = [];
  const elapsedMs = () => performance.now() - started;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (elapsedMs() < seconds * 1000) {
        const begun = performance.now();
        await buy(url, buyer, productId);
        latenciesMs.push(performance.now() - begun);
      }
    }),
  );
  return { perSecond: (latenciesMs.length * 1000) / elapsedMs(), latenciesMs };
}
