import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';

const OBSTACLES_SQL = `select
  exists (select from orders where user_id = $1 and deleted_at is null
    and status in ('processing', 'shipped', 'in_transit') and payment_status in ('pending', 'paid')) as "hasOrders",
  exists (select from checkouts c where user_id = $2 and status in ('awaiting_payment', 'review') and exists (
    select from payment_attempts where checkout_id = c.id and provider_status is distinct from 'canceled'))
    as "hasPayment"`;

/** Why the owner of an account cannot close it now, in words that say what to do; null when they can. */
export async function closingObstacle(em: EntityManager, userId: string): Promise<string | null> {
  const [found] = await query<{ hasOrders: boolean; hasPayment: boolean }>(em, OBSTACLES_SQL, [
    userId,
    userId,
  ]);
  if (found?.hasOrders) return 'You have orders under way. Cancel them or wait until they are delivered.';
  if (found?.hasPayment)
    return 'You have a payment that is not finished. Cancel it or wait until it is settled.';
  return null;
}
