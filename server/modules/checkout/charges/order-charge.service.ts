import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CHARGE_NAME_MAX,
  CHARGE_REASON_MAX,
  checkChargePence,
} from '../../../../rules/orders/order-charge.js';
import { contentDigest, refuseOtherContent } from '../../../platform/api/idempotency-key.js';
import { requireText } from '../../../platform/api/read-text.js';
import { readVersion } from '../../../platform/api/version.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { inPounds } from '../../../platform/values/format.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { lockOrder, refuseSample, refuseStale } from '../../orders/change-status.js';
import {
  type Charge,
  moveCharge,
  readCharge,
  readChargeOfKey,
} from '../../orders/charges/order-charge.store.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { readKey } from '../admin-payments/payment-input.js';
import { CheckoutRecord } from '../checkout.entity.js';
import type { Amendment } from '../order-changes/change-shipment.js';
import { openAmendment } from '../order-changes/open-amendment.js';
import { openAmendments } from '../order-changes/order-change.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { assertPayable } from '../settlement/take-extra-payment.js';
import { addCharge, noteCharge } from './add-charge.js';
import { type CloseFirst, oncePaymentsAreClosed } from './close-payments.js';

export interface ChargeCommand {
  readonly name: string;
  readonly reason: string;
  readonly amountPence: number;
  /** The version of the order that was read. */
  readonly version: number;
  readonly idempotencyKey: string;
}

/** Charges that staff add to an order and its customer pays by card: staff can't charge a card themselves. */
export class OrderChargeService extends Service<PaymentDeps & Deps<'orders'>> {
  /**
   * Staff: adds a charge to an order, once for each key; the customer gets a payment link by email. Throws BAD_INPUT,
   * NOT_FOUND; CONFLICT when the order changed since it was read, is cancelled or unpaid.
   */
  async add(orderId: string, command: ChargeCommand): Promise<FullOrder> {
    const actorId = await this.admitStaff();
    const name = requireText('name', command.name, CHARGE_NAME_MAX, 'Say what the charge is for');
    const reason = requireText('reason', command.reason, CHARGE_REASON_MAX, 'Tell the customer why');
    const { amountPence } = command;
    const refusal = checkChargePence(amountPence);
    if (refusal) throw wrongField('amount', refusal);
    const [version, idempotencyKey] = [readVersion(command.version), readKey(command.idempotencyKey)];
    const digest = contentDigest('charge', name, reason, amountPence, version);
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const repeated = await readChargeOfKey(tx, orderId, idempotencyKey);
      if (repeated) return refuseOtherContent(repeated.digest, digest);
      await refuseStale(tx, order, version);
      assertChargeable(order);
      await addCharge(tx, this.deps, order, { name, reason, amountPence, idempotencyKey, digest, actorId });
    });
    return this.deps.orders.find(orderId);
  }

  /**
   * Staff: withdraws a charge once its payment is closed at the provider, so that it is either paid or withdrawn;
   * emails the customer. A withdrawn one stays so. Throws NOT_FOUND, PAYMENT_UNAVAILABLE; CONFLICT once it is paid.
   */
  async withdraw(chargeId: string): Promise<FullOrder> {
    const actorId = await this.admitStaff();
    const { orderId } = await oncePaymentsAreClosed(this.deps, () =>
      inTransaction(this.deps.em, (tx) => this.withdrawIn(tx, chargeId, actorId)),
    );
    return this.deps.orders.find(orderId);
  }

  /**
   * The checkout with which a customer pays a charge of their own order; the same one while it is open, so that two
   * tabs pay once. Throws NOT_FOUND, TOO_MANY_ATTEMPTS; CONFLICT when it is paid, withdrawn or no longer possible.
   */
  async pay(chargeId: string): Promise<CheckoutRecord> {
    const { id: userId } = requireUser(this.viewer);
    addRequestFacts({ money: 'notCharged' });
    await this.deps.limits.spend('order-change', userId);
    return inTransaction(this.deps.em, async (tx) => {
      const { charge, order } = await this.lock(tx, chargeId);
      if (order.userId !== userId) throw notFound('Charge');
      const begun = await tx.findOne(CheckoutRecord, {
        chargeId,
        status: { $in: ['awaiting_payment', 'review'] },
      });
      if (begun?.status === 'review')
        throw conflict("We've received a payment for this and are checking it.");
      const now = this.deps.now();
      await assertPayable(tx, order, charge, now);
      return (
        begun ?? openAmendment(tx, order, amendmentFor(order, charge), charge.amountPence, now, chargeId)
      );
    });
  }

  private async withdrawIn(
    tx: EntityManager,
    chargeId: string,
    actorId: string,
  ): Promise<{ readonly kind: 'done'; readonly orderId: string } | CloseFirst> {
    const { charge, order } = await this.lock(tx, chargeId);
    const done = { kind: 'done', orderId: order.id } as const;
    if (charge.state === 'withdrawn') return done;
    if (charge.state === 'paid')
      throw conflict('The customer has paid this charge. Refund the payment instead.');
    const begun = (await openAmendments(tx, order.id)).filter((open) => open.chargeId === chargeId);
    if (begun.length > 0) return { kind: 'close', checkoutIds: begun.map(({ id }) => id) };
    const { name, amountPence } = charge;
    await moveCharge(tx, charge, 'withdrawn', this.deps.now());
    await noteCharge(tx, this.deps, order, {
      ...{ chargeId, amountPence, what: 'charge_withdrawn', actorId, reason: null },
      description: `${name}: ${inPounds(amountPence)} withdrawn, nothing to pay`,
    });
    return done;
  }

  /** A charge whose order is locked. Throws NOT_FOUND. */
  private async lock(tx: EntityManager, chargeId: string) {
    const found = isUuid(chargeId) ? await readCharge(tx, chargeId) : null;
    if (!found) throw notFound('Charge');
    const order = await lockOrder(tx, found.orderId);
    const charge = await readCharge<Amendment>(tx, chargeId);
    if (!charge) throw notFound('Charge');
    return { charge, order };
  }

  /** The id of the viewer. Throws TOO_MANY_ATTEMPTS beyond the hourly limit. */
  private async admitStaff(): Promise<string> {
    const { id } = this.require('orders', 'money');
    addRequestFacts({ money: 'perhapsDone' });
    await this.deps.limits.spend('staff-money', id);
    return id;
  }
}

function assertChargeable(order: OrderRecord): void {
  refuseSample(order);
  const { status, paymentStatus } = order;
  if (status === 'cancelled') throw conflict('This order is cancelled. There is nothing to charge for.');
  if (paymentStatus === 'pending' || paymentStatus === 'failed')
    throw conflict("This order isn't paid. Record its payment first.");
}

/** The amendment that a charge's payment makes: the charge's change, or none, with its name as text. */
function amendmentFor({ number }: OrderRecord, { change, name }: Charge<Amendment>): Amendment {
  return change ?? { orderNumber: number, words: [name], change: {}, before: {} };
}
