import { randomUUID } from 'node:crypto';
import { refundDeadline } from '../../../rules/refund-window.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { AppError } from '../../shared/errors.js';
import type { OrderChangeInput } from '../change.inputs.js';
import type { DecidedChange } from '../decide-change.js';
import { reconcile } from '../reconciler.js';
import { syncPayment } from '../settle-payment.js';
import type { Customer, PaymentStage } from './payment-stage.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STEPS_MAX = 9;
const SERVICES = ['standard', 'express', 'whiteglove'] as const;
/** Weeks in which London's clocks change, and one in which they do not. */
const BEGINNINGS = ['2026-10-19T08:00:00Z', '2027-03-22T08:00:00Z', '2026-12-01T08:00:00Z'];

/** What a history came to; everything in pence. */
export interface HistoryEnd {
  readonly steps: readonly string[];
  /** Charged less given back, as it was shown before each press. */
  readonly shown: number;
  readonly atProvider: number;
  readonly inLedger: number;
  readonly inOrder: number;
  /** Payments that gave back more than they took. */
  readonly overdrawn: number;
}

/** A random life of one order: changed, paid for, cancelled, around its deadline, by somebody who presses twice. */
export class OrderHistory {
  private readonly steps: string[] = [];
  private shown = 0;
  private orderId = '';
  private intentId = '';
  private payingId: string | null = null;

  constructor(
    private readonly stage: PaymentStage,
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
    const dice = this.chance();
    if (dice < 0.62) return this.change(customer);
    if (dice < 0.72) return this.cancel(customer);
    if (dice < 0.86) return this.payWhatWaits(customer);
    if (dice < 0.92) return this.giveBackByHand();
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
    this.steps.push(`cancelled: back ${preview.refundPence}`);
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
  }

  /** What staff do at the provider's own page, when nothing is under way. */
  private async giveBackByHand(): Promise<void> {
    const { gateway } = this.stage;
    const underWay = `select 1 from refunds where payment_intent = $1 and provider_refund is null`;
    if ((await this.stage.rows(underWay, [this.intentId])).length > 0) return;
    const { amountReceivedPence, refundedPence } = gateway.intents.get(this.intentId)!;
    const amountPence = Math.min(1 + Math.floor(this.chance() * 2_000), amountReceivedPence - refundedPence);
    if (amountPence <= 0) return;
    const refund = { intentId: this.intentId, amountPence, idempotencyKey: randomUUID() };
    while (!(await gateway.refund(refund).catch(askAgain)));
    await syncPayment(this.stage.deps(), this.intentId);
    this.shown -= amountPence;
    this.steps.push(`${amountPence} back by hand`);
  }

  /** What may happen between looking and pressing. */
  private async meanwhile(): Promise<void> {
    const dice = this.chance();
    if (dice < 0.12) await this.goToDeadline();
    else if (dice < 0.2) this.stage.passHours(this.chance() * 30);
    else if (dice < 0.3) await this.changePrices();
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

  private async end(): Promise<HistoryEnd> {
    const { stage, orderId } = this;
    do {
      stage.passHours(25);
      await reconcile(stage.deps());
    } while ((await stage.rows('select 1 from refunds where provider_refund is null')).length > 0);
    const [sums] = await stage.rows<{ ledger: number; order: number; intents: string[] }>(
      `select (select coalesce(sum(amount_pence), 0)::int from ledger_entries where order_id = o.id) as ledger,
          o.total_pence - o.refunded_pence as order,
          array(select a.payment_intent from payment_attempts a join checkouts c on c.id = a.checkout_id
            where a.payment_intent is not null and (c.id = o.checkout_id or c.amends_order_id = o.id)) as intents
        from orders o where o.id = $1`,
      [orderId],
    );
    const intents = sums!.intents.map((id) => stage.gateway.intents.get(id)!);
    const left = intents.map(({ amountReceivedPence, refundedPence }) => amountReceivedPence - refundedPence);
    return {
      steps: this.steps,
      shown: this.shown,
      atProvider: left.reduce((sum, pence) => sum + pence, 0),
      inLedger: sums!.ledger,
      inOrder: sums!.order,
      overdrawn: left.filter((pence) => pence < 0).length,
    };
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

/** Staff press again while nobody answers. */
function askAgain(error: unknown): undefined {
  if (!(error instanceof GatewayUnavailable)) throw error;
}

/** A refusal in our words is fine; a fault is not. */
function expectRefusal(error: unknown): undefined {
  if (error instanceof AppError && [400, 409].includes(error.status)) return undefined;
  throw error;
}
