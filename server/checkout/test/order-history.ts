import { randomUUID } from 'node:crypto';
import { refundDeadline } from '../../../rules/orders/refund-window.js';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { AppError } from '../../shared/errors/errors.js';
import type { OrderMoneyFigures } from '../admin-payments/order-balance.js';
import type { DecidedChange } from '../order-changes/decide-change.js';
import type { OrderChangeInput } from '../order-changes/order-change.inputs.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { countUp, type HistoryEnd } from './count-up.js';
import type { Customer, PaymentStage } from './payment-stage.js';
import type { StaffAtStage } from './staff-at-stage.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STEPS_MAX = 9;
const SERVICES = ['standard', 'express', 'whiteglove'] as const;
/** Weeks in which London's clocks change, and one in which they do not. */
const BEGINNINGS = ['2026-10-19T08:00:00Z', '2027-03-22T08:00:00Z', '2026-12-01T08:00:00Z'];

/**
 * A random life of one order: changed, paid for, cancelled, around its deadline, by somebody who presses twice; refunded,
 * corrected and paid by hand by two of staff, at once with each other and with the customer.
 */
export class OrderHistory {
  private readonly steps: string[] = [];
  private shown = 0;
  private orderId = '';
  private intentId = '';
  private payingId: string | null = null;
  /** What came to the bank account less what was sent from it. */
  private inBank = 0;
  /** What banks took back at the provider. */
  private takenBack = 0;
  /** Refunds that somebody has given at the provider by hand. */
  private readonly given = new Set<string>();
  private isCancelled = false;
  private isPaidSince = false;

  constructor(
    private readonly stage: PaymentStage,
    private readonly staff: readonly [StaffAtStage, StaffAtStage],
    /** 0 up to 1, the same for the same seed. */
    private readonly chance: () => number,
  ) {}

  async live(): Promise<HistoryEnd> {
    this.stage.setClock(new Date(this.one(BEGINNINGS)));
    await this.stage.rows(
      `update service_options set surcharge_pence = case level when 'express' then 2999 else 5999 end where level <> 'standard'`,
    );
    const customer = await this.book();
    const count = 1 + Math.floor(this.chance() * STEPS_MAX);
    for (let step = 0; step < count; step += 1) await this.step(customer);
    if (this.payingId) await customer.services().payments.cancelCheckout(this.payingId).catch(expectRefusal);
    return this.end();
  }

  private async book(): Promise<Customer> {
    const customer = await this.stage.customer(1 + Math.floor(this.chance() * 3));
    const collectionDate = this.happens(0.85) ? this.someDay() : null;
    const checkoutId = await customer.openCheckout({ collectionDate });
    const { id, amountPence } = await customer.services().payments.createIntent(checkoutId);
    this.stage.gateway.pay(id);
    const { order } = await syncPayment(this.stage.deps(), id);
    Object.assign(this, { orderId: order!.id, intentId: id, shown: amountPence });
    this.steps.push(`booked for ${collectionDate} at ${amountPence}`);
    return customer;
  }

  private async step(customer: Customer): Promise<void> {
    // Payments of one moment are in no order, and the same seed would be another history.
    this.stage.passHours(0.001);
    this.stage.gateway.refundStatus = 'succeeded';
    const dice = this.chance();
    if (dice < 0.05) return this.sendBack();
    if (dice < 0.36) return this.change(customer);
    if (dice < 0.42) return this.cancel(customer);
    if (dice < 0.5) return this.payWhatWaits(customer);
    if (dice < 0.53) return this.giveBackByHand();
    if (dice < 0.7) return this.refundByStaff(customer);
    if (dice < 0.79) return this.correct();
    if (dice < 0.85) return this.payByTransfer();
    if (dice < 0.88) return this.cancelByStaff();
    if (dice < 0.92) return this.sendWhatWaits();
    if (dice < 0.96) return this.giveWhatWasRefused();
    this.stage.passHours(this.chance() * 48);
    this.steps.push(`it is ${this.stage.now().toISOString()}`);
  }

  private async change(customer: Customer): Promise<void> {
    const wanted: OrderChangeInput = {
      ...(this.happens(0.4) && { collectionDate: this.someDay() }),
      ...(this.happens(0.8) && { service: this.one(SERVICES) }),
    };
    const { changes } = customer.services();
    const preview = await changes.preview(this.orderId, wanted).catch(expectRefusal);
    if (!preview || preview.kind === 'refused') return;
    await this.meanwhile();
    const { version, refundPence, extraPence } = preview;
    const key = randomUUID();
    const press = () =>
      customer
        .services()
        .changes.apply(this.orderId, wanted, { version, refund: refundPence, extra: extraPence }, key)
        .catch(expectRefusal);
    const isTooLate = this.isTooLate(preview);
    const [first, second] = this.happens(0.3)
      ? await Promise.all([press(), press()])
      : [await press(), this.happens(0.3) ? await press() : undefined];
    if (first && isTooLate) throw new Error('changed after the deadline');
    if (first && second && first.checkout?.id !== second.checkout?.id)
      throw new Error('pressed twice, done twice');
    if (!first) return void this.steps.push('a change was refused');
    this.shown -= refundPence;
    this.payingId = first.checkout?.id ?? null;
    this.steps.push(`${preview.words.join(', ')}: back ${refundPence}, extra ${extraPence}`);
    if (this.happens(0.6)) await this.payWhatWaits(customer);
  }

  private async cancel(customer: Customer): Promise<void> {
    const preview = await customer.services().changes.previewCancellation(this.orderId);
    if (preview.kind === 'refused') return;
    await this.meanwhile();
    const press = () =>
      customer.services().changes.cancel(this.orderId, preview.refundPence).catch(expectRefusal);
    const isTooLate = this.isTooLate(preview);
    const [first] = await Promise.all(this.happens(0.4) ? [press(), press()] : [press()]);
    if (!first) return void this.steps.push('a cancellation was refused');
    if (isTooLate) throw new Error('cancelled after the deadline');
    this.shown -= preview.refundPence;
    this.noteCancelled();
    this.steps.push(`cancelled: back ${preview.refundPence}`);
    if (this.happens(0.3)) await this.sendBack();
  }

  /** Also when a payment did not hold: the rest is refunded. */
  private async cancelByStaff(): Promise<void> {
    if (this.isCancelled) return;
    const { refundablePence } = await this.figures();
    await this.meanwhile();
    await this.staff[0].orders().setStatus(this.orderId, 'cancelled');
    this.shown -= refundablePence;
    this.noteCancelled();
    this.steps.push(`cancelled by staff: back ${refundablePence}`);
  }

  /** Pays, in time or too late, once or heard of twice; or changes the mind. */
  private async payWhatWaits(customer: Customer): Promise<void> {
    const { payingId: checkoutId, stage } = this;
    if (!checkoutId) return;
    this.payingId = null;
    const { payments } = customer.services();
    if (this.happens(0.15)) return void (await payments.cancelCheckout(checkoutId).catch(expectRefusal));
    const intent = await payments.createIntent(checkoutId).catch(expectRefusal);
    if (!intent) return;
    await this.meanwhile();
    if (stage.gateway.intents.get(intent.id)?.status === 'canceled') return;
    stage.gateway.pay(intent.id);
    const settled = await Promise.all([
      syncPayment(stage.deps(), intent.id),
      ...(this.happens(0.5) ? [syncPayment(stage.deps(), intent.id)] : []),
    ]);
    const isMade = settled[0]?.order !== null;
    if (isMade) this.shown += intent.amountPence;
    this.steps.push(`paid ${intent.amountPence}: ${isMade ? 'changed' : 'too late'}`);
    if (!isMade && this.happens(0.6)) await this.sendStray(intent.id);
  }

  /** What was paid too late is refused by the provider: sent by bank transfer, or given there by hand; said by two at once. */
  private async sendStray(intentId: string): Promise<void> {
    const { gateway } = this.stage;
    gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    this.stage.passHours(0.1);
    await reconcile(this.stage.deps());
    const list = await this.staff[0].reviews().list({ pageSize: 100 });
    const refunds = list.nodes.find(({ paymentIntent }) => paymentIntent === intentId)?.refunds ?? [];
    const refused = refunds.find(({ status }) => status === 'refused');
    if (!refused) return;
    const { id: refundId, amountPence } = refused;
    const isAtProvider = this.happens(0.4);
    if (isAtProvider) await this.giveAtProvider(intentId, amountPence);
    const press = (who: 0 | 1, method: 'card' | 'bankTransfer') =>
      this.staff[who]
        .reviews()
        .recordRefundSent(intentId, { refundId, note: 'Sent', method })
        .catch(expectRefusal);
    const [first, second] = await Promise.all([
      press(0, isAtProvider ? 'card' : 'bankTransfer'),
      press(1, this.happens(0.5) ? 'card' : 'bankTransfer'),
    ]);
    if (first && second) throw new Error('one refund without an order was sent by two');
    const [sent] = (first ?? second)?.refunds.filter(({ id }) => id === refundId) ?? [];
    const isTransfer = sent?.channel === 'bank_transfer';
    if (isTransfer) this.inBank -= amountPence;
    this.steps.push(`too late: ${amountPence} ${sent ? (isTransfer ? 'by transfer' : 'by hand') : 'left'}`);
  }

  /** What was refused is given at the provider's own page, without a report: noted, heard of, or neither. */
  private async giveWhatWasRefused(): Promise<void> {
    const refused = (await this.figures()).refunds.filter(
      ({ id, status, isRefundedExternally }) =>
        status === 'refused' && !isRefundedExternally && !this.given.has(id),
    );
    if (refused.length === 0) return;
    const { id, paymentIntent, amountPence } = this.one(refused);
    if (this.happens(0.4)) await this.refundUnanswered();
    if (!(await this.giveAtProvider(paymentIntent, amountPence))) return;
    this.given.add(id);
    const how = this.chance();
    if (how < 0.4) await syncPayment(this.stage.deps(), paymentIntent);
    const press = (who: 0 | 1) =>
      this.staff[who].money().recordRefundSent(id, 'Given there', 'card').catch(expectRefusal);
    if (how > 0.3 && how < 0.8) await Promise.all([press(0), this.happens(0.4) ? press(1) : undefined]);
    this.steps.push(`${amountPence} that was refused is given by hand`);
    if (this.happens(0.4)) await this.cancelByStaff();
  }

  /** A small part more, and nothing is heard of it. */
  private async refundUnanswered(): Promise<void> {
    const { refundablePence, version } = await this.figures();
    if (refundablePence < 2) return;
    const amountPence = Math.ceil((this.chance() * refundablePence) / 3);
    this.stage.gateway.spoil(
      'refund',
      this.happens(0.5) ? 'lost' : new GatewayUnavailable('Nobody answers.'),
    );
    const asked = { amountPence, expectedRefundablePence: refundablePence, version, reason: 'Goodwill' };
    const press = this.staff[0].money().refund(this.orderId, { ...asked, idempotencyKey: randomUUID() });
    if (!(await press.catch(expectRefusal))) return;
    this.shown -= amountPence;
    this.steps.push(`staff refund ${amountPence} of ${refundablePence}, unanswered`);
  }

  /** A bank sends back what was given, soon or long after; somebody gives it at the provider by hand, or sends it, or nobody knows. */
  private async sendBack(): Promise<void> {
    const { gateway } = this.stage;
    const ours = await this.stage.rows<{
      id: string;
      intent: string;
      at: string;
      pence: number;
      reversed: number;
    }>(
      `select r.id, r.payment_intent as intent, r.provider_refund as at, r.amount_pence as pence, p.reversed_pence as reversed
        from refunds r join order_payments p using (payment_intent)
        where p.order_id = $1 and r.channel = 'provider' and r.provider_refund is not null and r.failed_at is null order by 3`,
      [this.orderId],
    );
    const there = ours.filter(({ at }) => gateway.refunds.find(({ id }) => id === at)?.status !== 'failed');
    if (there.length === 0) return;
    const { id, intent, at, pence, reversed } = this.one(there);
    gateway.sendBack(at);
    const isHeard = this.happens(0.5);
    if (isHeard) await syncPayment(this.stage.deps(), intent);
    this.steps.push(`${pence} of ${at} was sent back`);
    if (this.happens(0.3)) this.stage.passHours(this.chance() * 48);
    if (this.happens(0.6) && reversed === 0 && (await this.giveAtProvider(intent, pence))) {
      this.given.add(id);
      this.steps.push(`${pence} that was sent back is given by hand`);
      if (this.happens(0.5)) await syncPayment(this.stage.deps(), intent);
      if (this.happens(0.4))
        await this.staff[1].money().recordRefundSent(id, 'Given there', 'card').catch(expectRefusal);
    } else if (this.happens(0.3)) await this.sendWhatWaits();
    if (this.happens(0.2)) await this.cancelByStaff();
  }

  /** False when the provider has no longer so much of it: its next try has given it meanwhile. */
  private async giveAtProvider(intentId: string, amountPence: number): Promise<boolean> {
    const { gateway } = this.stage;
    if (gateway.holds(intentId) < amountPence) return false;
    const refund = { intentId, amountPence, idempotencyKey: randomUUID() };
    while (!(await gateway.refund(refund).catch(askAgain)));
    return true;
  }

  /** What staff do at the provider's own page, when nothing is under way. */
  private async giveBackByHand(): Promise<void> {
    if (this.takenBack > 0) return;
    const { gateway } = this.stage;
    const underWay = `select 1 from refunds where payment_intent = $1 and status not in ('succeeded', 'cancelled')`;
    if ((await this.stage.rows(underWay, [this.intentId])).length > 0) return;
    await syncPayment(this.stage.deps(), this.intentId);
    if ((await this.stage.rows(underWay, [this.intentId])).length > 0) return;
    const { payments } = await this.figures();
    const leftPence = payments.find(({ paymentIntent }) => paymentIntent === this.intentId)!.leftPence;
    const amountPence = Math.min(
      ...[1 + Math.floor(this.chance() * 2_000), leftPence, gateway.holds(this.intentId)],
    );
    if (amountPence <= 0) return;
    const refund = { intentId: this.intentId, amountPence, idempotencyKey: randomUUID() };
    while (!(await gateway.refund(refund).catch(askAgain)));
    await syncPayment(this.stage.deps(), this.intentId);
    this.shown -= amountPence;
    this.steps.push(`${amountPence} back by hand`);
  }

  /** A part or the whole, pressed by one twice, by two at once, or while the customer cancels. */
  private async refundByStaff(customer: Customer): Promise<void> {
    const { refundablePence, version } = await this.figures();
    const amountPence = this.happens(0.3)
      ? refundablePence
      : Math.ceil(this.chance() * refundablePence * 1.05);
    const others = this.chance();
    const preview = await customer.services().changes.previewCancellation(this.orderId);
    await this.meanwhile();
    const isRefused = this.happens(0.15);
    if (isRefused) this.stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
    const press = (who: 0 | 1, idempotencyKey: string) =>
      this.staff[who]
        .money()
        .refund(this.orderId, {
          ...{ amountPence, expectedRefundablePence: refundablePence, version },
          ...{ reason: 'Goodwill', idempotencyKey },
        })
        .then(() => true)
        .catch(expectRefusal);
    const key = randomUUID();
    const cancel = () =>
      customer.services().changes.cancel(this.orderId, preview.refundPence).catch(expectRefusal);
    const isCancelling = others > 0.85 && preview.kind !== 'refused' && !this.isTooLate(preview);
    const [first, second, cancelled] = await Promise.all([
      press(0, key),
      others < 0.2 ? press(0, key) : others < 0.5 ? press(1, randomUUID()) : undefined,
      isCancelling ? cancel() : undefined,
    ]);
    const refunded = others < 0.2 ? [first ?? second] : [first, second];
    const done = refunded.filter(Boolean).length;
    if (done > 1) throw new Error('two of staff have both refunded what was shown once');
    if (done > 0 && cancelled && preview.refundPence > 0)
      throw new Error('refunded and cancelled on one sum');
    this.shown -= done * amountPence + (cancelled ? preview.refundPence : 0);
    this.steps.push(
      done > 0
        ? `staff refund ${amountPence} of ${refundablePence}`
        : `staff refund of ${amountPence} refused`,
    );
    if (cancelled) {
      this.noteCancelled();
      this.steps.push(`cancelled meanwhile: back ${preview.refundPence}`);
    }
    if (isRefused && this.happens(0.6)) await this.giveWhatWasRefused();
    else if (done > 0 && this.happens(0.3)) await this.sendBack();
  }

  /** The bank takes back what is left of every payment, or of one, and staff say so, both of them at once. */
  private async correct(): Promise<void> {
    const { version, paymentStatus } = await this.figures();
    const status = this.happens(0.5) ? 'pending' : 'failed';
    const before = await this.figures();
    const held = before.payments.filter((payment) => payment.amountPence > payment.refundedPence);
    const payment = held.length > 0 && this.happens(0.5) ? this.one(held) : null;
    const paymentIntent = payment?.paymentIntent ?? null;
    const press = (who: 0 | 1) =>
      this.staff[who]
        .money()
        .correct(this.orderId, { status, reason: 'Charged back', version, paymentIntent })
        .catch(expectRefusal);
    const [first, second] = await Promise.all([press(0), this.happens(0.4) ? press(1) : undefined]);
    if (first && second) throw new Error('corrected twice');
    const after = first ?? second;
    if (!after) return void this.steps.push(`a correction of ${paymentStatus} to ${status} was refused`);
    const gone = (of: OrderMoneyFigures, wanted: PaymentMethod) =>
      of.payments
        .filter((payment) => payment.method === wanted)
        .reduce((sum, { reversedPence }) => sum + reversedPence, 0);
    const [byCard, byHand] = (['card', 'bank_transfer'] as const).map(
      (method) => gone(after, method) - gone(before, method),
    ) as [number, number];
    this.takeBack(before, after, paymentIntent);
    this.inBank -= byHand;
    // What was promised of them and not sent yet was counted as gone when it was asked for.
    const goneOfPence = payment ? payment.leftPence : before.refundablePence;
    this.shown -= goneOfPence;
    const stillPence = before.refundablePence - goneOfPence;
    const isStillPaid = stillPence > 0 && stillPence >= before.pricePence;
    if (after.paymentStatus !== (isStillPaid ? 'paid' : status))
      throw new Error(`corrected to ${status}, it is ${after.paymentStatus} with ${stillPence} left`);
    this.steps.push(
      `${held.length > 1 && payment ? 'one of several ' : ''}corrected to ${status}: ${byCard} by card and ${byHand} by hand are gone`,
    );
    if (this.happens(0.6)) await this.payByTransfer();
  }

  /** What a bank had sent back before is taken back as well; what was given by hand meanwhile is not there any more. */
  private takeBack(before: OrderMoneyFigures, after: OrderMoneyFigures, only: string | null): void {
    for (const [index, { paymentIntent, method, reversedPence }] of after.payments.entries()) {
      if (method === 'bank_transfer' || (only !== null && only !== paymentIntent)) continue;
      const owedPence = before.refunds
        .filter(
          (refund) =>
            refund.status === 'failed' && refund.isInBooks && refund.paymentIntent === paymentIntent,
        )
        .reduce((sum, { amountPence }) => sum + amountPence, 0);
      const wantedPence = reversedPence - before.payments[index]!.reversedPence + owedPence;
      this.takenBack += Math.min(wantedPence, this.stage.gateway.holds(paymentIntent));
    }
  }

  private async payByTransfer(): Promise<void> {
    const { version, duePence } = await this.figures();
    const amountPence = this.happens(0.7) && duePence > 0 ? duePence : 1 + Math.floor(this.chance() * 20_000);
    const press = (who: 0 | 1, idempotencyKey: string) =>
      this.staff[who]
        .money()
        .recordPayment(this.orderId, {
          ...{ amountPence, version, idempotencyKey, note: 'Transfer' },
          receivedOn: this.stage.today(),
        })
        .catch(expectRefusal);
    const key = randomUUID();
    const isSame = this.happens(0.5);
    const [first, second] = await Promise.all([
      press(0, key),
      isSame ? press(0, key) : this.happens(0.5) ? press(1, randomUUID()) : undefined,
    ]);
    if (!isSame && first && second) throw new Error('one transfer was recorded twice');
    if (!first && !second) return;
    this.inBank += amountPence;
    this.shown += amountPence;
    this.isPaidSince = true;
    this.steps.push(`${amountPence} came by bank transfer`);
  }

  /** What waits to be sent, or was refused by the provider, is sent; sometimes by two who do not know of each other. */
  private async sendWhatWaits(): Promise<void> {
    for (const { id, amountPence } of (await this.figures()).refunds.filter(({ canBeSent }) => canBeSent)) {
      const press = (who: 0 | 1) => this.staff[who].money().recordRefundSent(id, 'Sent').catch(expectRefusal);
      const [first, second] = await Promise.all([press(0), this.happens(0.4) ? press(1) : undefined]);
      if (first && second) throw new Error('one refund was sent by two');
      if (!first && !second) continue;
      this.inBank -= amountPence;
      this.steps.push(`${amountPence} sent by bank transfer`);
    }
  }

  private noteCancelled(): void {
    this.isCancelled = true;
    this.isPaidSince = false;
  }

  private figures(): Promise<OrderMoneyFigures> {
    return this.staff[0].money().read(this.orderId);
  }

  /** What may happen between looking and pressing. */
  private async meanwhile(): Promise<void> {
    const dice = this.chance();
    if (dice < 0.12) await this.goToDeadline();
    else if (dice < 0.2) this.stage.passHours(this.chance() * 30);
    else if (dice < 0.3) await this.changePrices();
    if (this.happens(0.08)) this.stage.gateway.refundStatus = 'pending';
    if (this.happens(0.1)) this.stage.gateway.spoil('refund', 'lost');
    if (this.happens(0.25)) this.stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  }

  /** To a millisecond before, at, or after the deadline; never back in time. */
  private async goToDeadline(): Promise<void> {
    const deadline = refundDeadline(await this.collectionDate());
    if (!deadline) return;
    const moment = new Date(deadline.getTime() + this.one([-1, 0, 1]));
    if (moment > this.stage.now()) this.stage.setClock(moment);
  }

  private async changePrices(): Promise<void> {
    await this.stage.rows(
      `update service_options set surcharge_pence = 1000 + floor($1::float8 * 6000) where level = $2`,
      [this.chance(), this.one(['express', 'whiteglove'])],
    );
  }

  private isTooLate({ deadline }: DecidedChange): boolean {
    return deadline !== null && this.stage.now() >= deadline;
  }

  private async collectionDate(): Promise<string | null> {
    const [order] = await this.stage.rows<{ date: string | null }>(
      'select collection_date::text as date from orders where id = $1',
      [this.orderId],
    );
    return order?.date ?? null;
  }

  /** Carries out all that waits, and counts. */
  private async end(): Promise<HistoryEnd> {
    const { stage, orderId } = this;
    stage.gateway.refundStatus = 'succeeded';
    const unfinished = `select 1 from refunds where channel = 'provider' and status in ('requested', 'processing', 'refused')`;
    do {
      stage.passHours(25);
      await reconcile(stage.deps());
      await this.hearOfReturned();
    } while ((await stage.rows(unfinished)).length > 0);
    await this.sendWhatWaits();
    await this.countRest();
    return countUp(stage, {
      ...{ orderId, steps: this.steps, shown: this.shown, figures: await this.figures() },
      strange: this.inBank - this.takenBack,
      isCancelled: this.isCancelled && !this.isPaidSince,
    });
  }

  /** The provider tells of every refund that came back, in the end. */
  private async hearOfReturned(): Promise<void> {
    const { gateway } = this.stage;
    const payments = await this.stage.rows<{ id: string }>(
      'select payment_intent as id from order_payments where order_id = $1 and checkout_id is not null order by created_at',
      [this.orderId],
    );
    for (const { id } of payments)
      if (gateway.refunds.some(({ intentId, status }) => intentId === id && status === 'failed'))
        await syncPayment(this.stage.deps(), id);
  }

  /** What the timeline tells that goes back of a cancelled order beside what was shown. */
  private async countRest(): Promise<void> {
    const rest = await this.stage.rows<{ pence: number }>(
      `select r.amount_pence as pence from refunds r join order_payments p using (payment_intent)
        where p.order_id = $1 and r.reason like 'order-cancelled:%'`,
      [this.orderId],
    );
    for (const { pence } of rest) {
      this.shown -= pence;
      this.steps.push(`the rest of ${pence} went as well`);
    }
  }

  private someDay(): string {
    const days = Math.floor(this.chance() * 10);
    return new Date(this.stage.now().getTime() + days * DAY_MS + 4 * HOUR_MS).toISOString().slice(0, 10);
  }

  private happens(probability: number): boolean {
    return this.chance() < probability;
  }

  private one<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)]!;
  }
}

/** Staff press again while nobody answers, or the provider will not just now. */
function askAgain(error: unknown): undefined {
  const isForNow = error instanceof GatewayRefused && error.code === 'insufficient_funds';
  if (!isForNow && !(error instanceof GatewayUnavailable)) throw error;
}

/** A refusal in our words is fine; a fault is not. */
function expectRefusal(error: unknown): undefined {
  if (error instanceof AppError && [400, 409].includes(error.status)) return undefined;
  throw error;
}
