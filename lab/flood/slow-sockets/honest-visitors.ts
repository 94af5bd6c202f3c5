import { setTimeout as pause } from 'node:timers/promises';

const VISITORS = 5;
const THINKS_MS = 100;
/** The page, something from memory, and what is read and changed in the database for each visitor. */
const VISITS = [
  ['GET', '/', null],
  ['GET', '/api/products?limit=20', null],
  ['GET', '/api/cart', null],
  ['POST', '/api/cart/clear', null],
  ['GET', '/readyz', null],
] as const;

/** Sends ordinary requests until stopped; answers with how long each took and how many failed. */
export async function visit(url: string, isOver: () => boolean): Promise<{ ms: number[]; failed: number }> {
  const ms: number[] = [];
  let failed = 0;
  const guestId = `guest_1_${'h'.repeat(32)}`;
  const one = async (no: number) => {
    for (let turn = no; !isOver(); turn += 1) {
      const [method, path] = VISITS[turn % VISITS.length] ?? VISITS[0];
      const begun = performance.now();
      const isFine = await fetch(url + path, { method, headers: { 'X-Guest-Id': guestId } }).then(
        async (response) => (await response.arrayBuffer()) && response.ok,
        () => false,
      );
      ms.push(performance.now() - begun);
      if (!isFine) failed += 1;
      await pause(THINKS_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, no) => one(no)));
  return { ms, failed };
}

/** The value that so many hundredths of the values do not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0;
}
