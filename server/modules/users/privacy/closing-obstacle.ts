import type { EntityManager } from '@mikro-orm/postgresql';
import { readClosingObstacles } from './closing.store.js';

/** The reason why the owner cannot close an account now, with advice; null when they can. */
export async function closingObstacle(em: EntityManager, userId: string): Promise<string | null> {
  const found = await readClosingObstacles(em, userId);
  if (found?.hasOrders) return "You have orders under way. Cancel them or wait until they're delivered.";
  if (found?.hasPayment) return "You have an unfinished payment. Cancel it or wait until it's settled.";
  return null;
}
