import type { EntityManager } from '@mikro-orm/postgresql';
import { CHARGE_MOVES, type ChargeState } from '../../../../rules/orders/order-charge.js';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query } from '../../../platform/db/query.js';
import type { OrderCharge } from './order-charge.entity.js';

/** The charges of `orders o` as JSON, oldest first. */
export const CHARGES_SQL = `(select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'reason', h.reason,
     'amountPence', h.amount_pence, 'state', h.state, 'isForChange', h.change is not null,
     'isBeingPaid', exists (select from checkouts k where k.charge_id = h.id and k.status = 'awaiting_payment'),
     'createdAt', ${isoSql('h.created_at')}) order by h.created_at, h.id), '[]') from order_charges h where h.order_id = o.id)`;

/** A charge as it was added. `Change` is the change of the order that paying it makes. */
export interface Charge<Change = unknown>
  extends Pick<OrderCharge, 'id' | 'orderId' | 'name' | 'reason' | 'amountPence' | 'state' | 'digest'> {
  readonly change: Change | null;
}

const CHARGE = `id, order_id, name, reason, amount_pence, state, change, digest`;

/** A charge; null when it does not exist. The caller locks its order when it depends on the state. */
export async function readCharge<Change = unknown>(
  em: EntityManager,
  id: string,
): Promise<Charge<Change> | null> {
  const [charge] = await query<Charge<Change>>(em, `select ${CHARGE} from order_charges where id = $1`, [id]);
  return charge ?? null;
}

/** The charge that was added to an order under an idempotency key; null when the key is new. */
export async function readChargeOfKey(
  tx: EntityManager,
  orderId: string,
  idempotencyKey: string,
): Promise<Charge | null> {
  const [charge] = await query<Charge>(
    tx,
    `select ${CHARGE} from order_charges where order_id = $1 and idempotency_key = $2`,
    [orderId, idempotencyKey],
  );
  return charge ?? null;
}

/** Inserts an open charge of a locked order. */
export async function insertCharge(
  tx: EntityManager,
  charge: Omit<Charge, 'state'>,
  { idempotencyKey, now }: { readonly idempotencyKey: string; readonly now: Date },
): Promise<void> {
  const { id, orderId, name, reason, amountPence, change, digest } = charge;
  await query(
    tx,
    `insert into order_charges (id, order_id, name, reason, amount_pence, state, change, idempotency_key, digest, created_at)
      values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9)`,
    [id, orderId, name, reason, amountPence, change && JSON.stringify(change), idempotencyKey, digest, now],
  );
}

/** Changes the state of a charge, whose order is locked. Throws for a transition that is not in the table. */
export async function moveCharge(
  tx: EntityManager,
  { id, state }: Pick<Charge, 'id' | 'state'>,
  to: ChargeState,
  now: Date,
): Promise<void> {
  if (!CHARGE_MOVES[state].includes(to)) throw new Error(`A charge does not move from ${state} to ${to}.`);
  await query(tx, 'update order_charges set state = $1, closed_at = $2 where id = $3', [to, now, id]);
}

/** Withdraws the open charges of a locked order that is cancelled. */
export async function withdrawOpenCharges(tx: EntityManager, orderId: string, now: Date): Promise<void> {
  await query(
    tx,
    `update order_charges set state = 'withdrawn', closed_at = $1 where order_id = $2 and state = 'open'`,
    [now, orderId],
  );
}
