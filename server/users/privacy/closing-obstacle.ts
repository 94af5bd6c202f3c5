import type { EntityManager } from '@mikro-orm/postgresql';
import { readClosingObstacles } from './closing.store.js';

/** Why the owner of an account cannot close it now, in words that say what to do; null when they can. */
export async function closingObstacle(em: EntityManager, userId: string): Promise<string | null> {
  const found = await readClosingObstacles(em, userId);
  if (found?.hasOrders) return 'You have orders under way. Cancel them or wait until they are delivered.';
  if (found?.hasPayment)
    return 'You have a payment that is not finished. Cancel it or wait until it is settled.';
  return null;
}
