import type { EntityManager } from '@mikro-orm/postgresql';
import { promotionCode } from '../../rules/prices/promotion.js';
import { query } from '../db/query.js';

/** The id of the promotion with a code, also one that is over; null when there is none. */
export async function findPromotionByCode(em: EntityManager, code: string): Promise<string | null> {
  const [found] = await query<{ id: string }>(em, 'select id from promotions where code = $1', [
    promotionCode(code),
  ]);
  return found?.id ?? null;
}
