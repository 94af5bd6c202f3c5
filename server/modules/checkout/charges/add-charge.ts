import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { inPounds } from '../../../platform/values/format.js';
import { queueEmail } from '../../email/email.store.js';
import { insertCharge } from '../../orders/charges/order-charge.store.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { raiseVersion } from '../../orders/order-payments.store.js';
import type { Amendment } from '../order-changes/change-shipment.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

type Deps = Pick<PaymentDeps, 'now'>;

interface NewCharge {
  readonly name: string;
  readonly reason: string;
  readonly amountPence: number;
  /** The change of the order that paying the charge makes. */
  readonly change?: Amendment;
  readonly idempotencyKey: string;
  readonly digest: string;
  readonly actorId: string;
}

/** Adds a charge to a locked order: to the timeline and the audit log, with an email. Part of the caller's transaction. */
export async function addCharge(
  tx: EntityManager,
  deps: Deps,
  order: OrderRecord,
  { name, reason, amountPence, change, idempotencyKey, digest, actorId }: NewCharge,
): Promise<void> {
  const [id, now] = [randomUUID(), deps.now()];
  const charge = { id, orderId: order.id, name, reason, amountPence, change: change ?? null, digest };
  await tx.flush();
  await insertCharge(tx, charge, { idempotencyKey, now });
  await noteCharge(tx, deps, order, {
    ...{ chargeId: id, amountPence, what: 'charge_added', actorId, reason },
    description: `${name}: ${inPounds(amountPence)} to pay`,
  });
}

/** Records the outcome of a locked order's charge: timeline, audit log, and email to its customer. */
export async function noteCharge(
  tx: EntityManager,
  { now }: Deps,
  order: OrderRecord,
  note: {
    readonly chargeId: string;
    readonly amountPence: number;
    readonly what: 'charge_added' | 'charge_withdrawn';
    readonly description: string;
    readonly reason: string | null;
    readonly actorId: string;
  },
): Promise<void> {
  const { chargeId, amountPence, what, description, reason, actorId } = note;
  const [at, isWithdrawn] = [now(), what === 'charge_withdrawn'];
  tx.create(OrderEventRecord, {
    ...{ id: randomUUID(), order, status: 'payment', description, actorId, reason, createdAt: at },
  });
  await raiseVersion(tx, order);
  await writeAuditEntry(tx, {
    ...{ entity: 'order', entityId: order.id, label: order.number },
    what: { money: what, amount_pence: amountPence },
  });
  await queueEmail(tx, {
    kind: 'order-charge',
    dedupeKey: `order-charge:${chargeId}:${what}`,
    recipient: order.customer.email,
    orderId: order.id,
    data: { chargeId, isWithdrawn },
    now: at,
  });
}
