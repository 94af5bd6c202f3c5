import { refundDeadline } from '../../../../rules/orders/refund-window.js';
import { AppError } from '../../../platform/errors/errors.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import type { OrderBalance } from '../admin-payments/order-balance.types.js';
import type { DecidedChange } from '../order-changes/decide-change.js';
import type { PaymentStage } from './payment-stage.js';
import type { StaffAtStage } from './staff-at-stage.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The state of an order's history, and its source of chance. */
export class OrderLife {
  readonly steps: string[] = [];
  /** Charged less refunded and reversed, as shown before each step. */
  shown = 0;
  /** The cost of booking and changes as shown, less refunds of changes. */
  pricePence = 0;
  /** Whether its promotion makes the service free, also after a change. */
  isServiceFree = false;
  orderId = '';
  intentId = '';
  /** The checkout of an unpaid extra amount. */
  payingId: string | null = null;
  /** Received on the bank account less sent from it. */
  inBank = 0;
  /** Reversed by banks at the provider. */
  takenBack = 0;
  /** Refunds made in the provider's dashboard, each with the refund of ours that it is for; null for none. */
  readonly given = new Map<string, string | null>();
  isCancelled = false;
  isPaidSince = false;

  constructor(
    readonly stage: PaymentStage,
    readonly staff: readonly [StaffAtStage, StaffAtStage],
    /** From 0 up to 1, the same for the same seed. */
    readonly chance: () => number,
  ) {}

  happens(probability: number): boolean {
    return this.chance() < probability;
  }

  one<T>(all: readonly T[]): T {
    return all[Math.floor(this.chance() * all.length)]!;
  }

  someDay(): string {
    const days = Math.floor(this.chance() * 10);
    return new Date(this.stage.now().getTime() + days * DAY_MS + 4 * HOUR_MS).toISOString().slice(0, 10);
  }

  isGiven(refundId: string): boolean {
    return [...this.given.values()].includes(refundId);
  }

  noteCancelled(): void {
    this.isCancelled = true;
    this.isPaidSince = false;
  }

  figures(): Promise<OrderBalance> {
    return this.staff[0].money().read(this.orderId);
  }

  /** Staff link each dashboard refund. Returns whether all are linked. */
  async answerQuestions(): Promise<boolean> {
    for (const { id } of (await this.figures()).unlinkedRefunds)
      await this.staff[0]
        .money()
        .linkRefund(id, this.given.get(id) ?? null)
        .catch(expectRefusal);
    return (await this.figures()).unlinkedRefunds.length === 0;
  }

  isTooLate({ deadline }: DecidedChange): boolean {
    return deadline !== null && this.stage.now() >= deadline;
  }

  /** An event that may happen between a preview and its submission. */
  async meanwhile(): Promise<void> {
    const dice = this.chance();
    if (dice < 0.12) await this.goToDeadline();
    else if (dice < 0.2) this.stage.passHours(this.chance() * 30);
    else if (dice < 0.3) await this.changePrices();
    if (this.happens(0.08)) this.stage.gateway.refundStatus = 'pending';
    if (this.happens(0.1)) this.stage.gateway.spoil('refund', 'lost');
    if (this.happens(0.25)) this.stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  }

  /** Moves the clock to a millisecond before, at, or after the deadline; never backwards. */
  private async goToDeadline(): Promise<void> {
    const deadline = refundDeadline(await this.collectionDate());
    if (!deadline) return;
    const moment = new Date(deadline.getTime() + this.one([-1, 0, 1]));
    if (moment > this.stage.now()) this.stage.setClock(moment);
  }

  /** Registers the company for VAT at another rate, or not at all, from now on. */
  async changeVat(): Promise<void> {
    const vatPercent = this.one([0, 5, 17.5, 20, 25]);
    const company = { legalName: `Company at ${vatPercent}% Ltd`, vatPercent };
    await this.stage.rows('update store_settings set company = company || $1::jsonb', [
      JSON.stringify(company),
    ]);
    this.steps.push(`VAT is ${vatPercent}% from now on`);
  }

  private async changePrices(): Promise<void> {
    await this.stage.rows(
      `update service_options set surcharge_pence = 1000 + floor($1::float8 * 6000) where level = $2`,
      [this.chance(), this.one(['express', 'whiteglove'])],
    );
  }

  private async collectionDate(): Promise<string | null> {
    const [order] = await this.stage.rows<{ date: string | null }>(
      'select collection_date::text as date from orders where id = $1',
      [this.orderId],
    );
    return order?.date ?? null;
  }
}

/** Returns undefined for an expected refusal; throws any other error. */
export function expectRefusal(error: unknown): undefined {
  if (error instanceof AppError && [400, 409].includes(error.status)) return undefined;
  throw error;
}
