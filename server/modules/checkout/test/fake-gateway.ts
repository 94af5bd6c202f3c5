import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import {
  type DisputeView,
  type PaymentGateway,
  type PaymentIntentStatus,
  type PaymentIntentView,
  type RefundView,
  totalRefundedPence,
  type WebhookView,
} from '../../payments/gateway/payment-gateway.js';

type CallName =
  | 'createIntent'
  | 'readIntent'
  | 'cancelIntent'
  | 'refund'
  | 'readRefund'
  | 'readDisputes'
  | 'listIntents'
  | 'listEvents';

/** "lost": the call is executed, but its response is lost. An error: the call is not executed. */
type Trouble = 'lost' | Error;

/** A provider in memory, with idempotency: a repeated key does nothing and returns the first response. */
export class FakeGateway implements PaymentGateway {
  readonly livemode = false;
  readonly calls: { name: CallName; key: string | null }[] = [];
  readonly intents = new Map<string, PaymentIntentView>();
  readonly refunds: (RefundView & { intentId: string })[] = [];
  /** Disputes by payment; the provider refunds nothing of a disputed one. */
  readonly disputes = new Map<string, DisputeView>();
  /** The status of new refunds; sets that of pending ones too. */
  refundStatus: RefundView['status'] = 'succeeded';
  /** Events at the provider; only those that a test adds. */
  readonly events: (WebhookView & { readonly createdAt: Date })[] = [];
  /** Called after the list is read and before it is returned, for events in between. */
  beforeList: () => Promise<void> = async () => {};
  readonly #answers = new Map<string, unknown>();
  readonly #troubles = new Map<CallName, Trouble[]>();

  constructor(private readonly now: () => Date) {}

  /** Makes the next call of that name fail. */
  spoil(name: CallName, trouble: Trouble): void {
    this.#troubles.set(name, [...(this.#troubles.get(name) ?? []), trouble]);
  }

  /** Deletes all keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#answers.clear();
  }

  /** Charges the customer's card. */
  pay(id: string, change: Partial<PaymentIntentView> = {}): void {
    const intent = this.intents.get(id)!;
    this.#set(id, { status: 'succeeded', amountReceivedPence: intent.amountPence, ...change });
  }

  move(id: string, status: PaymentIntentStatus): void {
    this.#set(id, { status });
  }

  /** Fails a refund at the bank, however old it is. */
  returnRefund(refundId: string): void {
    this.refunds.find(({ id }) => id === refundId)!.status = 'failed';
  }

  /** Pence of a payment that the provider holds. */
  holds(id: string): number {
    const intent = this.#find(id);
    return intent.amountReceivedPence - totalRefundedPence(intent);
  }

  countOf(name: CallName): number {
    return this.calls.filter((call) => call.name === name).length;
  }

  createIntent(input: Parameters<PaymentGateway['createIntent']>[0]): Promise<PaymentIntentView> {
    return this.#do('createIntent', input.idempotencyKey, () => {
      const intent: PaymentIntentView = {
        id: `pi_${input.attemptId.replaceAll('-', '')}_${this.intents.size}`,
        status: 'requires_payment_method',
        amountPence: input.amountPence,
        amountReceivedPence: 0,
        currency: input.currency,
        livemode: false,
        clientSecret: 'secret',
        checkoutId: input.checkoutId,
        attemptId: input.attemptId,
        card: null,
        refunds: [],
        createdAt: this.now(),
        failureMessage: null,
      };
      this.intents.set(intent.id, intent);
      return intent;
    });
  }

  readIntent(id: string): Promise<PaymentIntentView> {
    return this.#do('readIntent', null, () => this.#find(id));
  }

  cancelIntent(id: string, idempotencyKey: string): Promise<PaymentIntentView> {
    return this.#do('cancelIntent', idempotencyKey, () => {
      const { status } = this.#find(id);
      if (status === 'succeeded' || status === 'canceled')
        throw new GatewayRefused('payment_intent_unexpected_state', `It is ${status}.`);
      this.move(id, 'canceled');
      return this.#find(id);
    });
  }

  refund(input: Parameters<PaymentGateway['refund']>[0]): Promise<RefundView> {
    return this.#do('refund', input.idempotencyKey, () => {
      this.#find(input.intentId);
      const disputed = this.disputes.get(input.intentId)?.status ?? 'won';
      if (disputed !== 'won') throw new GatewayRefused('charge_disputed', 'The charge is disputed.');
      const leftPence = this.holds(input.intentId);
      if (leftPence <= 0) throw new GatewayRefused('charge_already_refunded', 'It was refunded before.');
      const amountPence = input.amountPence ?? leftPence;
      if (amountPence > leftPence) throw new GatewayRefused('amount_too_large', 'More than is left of it.');
      const reason = input.reason ?? null;
      const refund = { id: `re_${this.refunds.length}`, amountPence, status: this.refundStatus, reason };
      this.refunds.push({ ...refund, intentId: input.intentId });
      return refund;
    });
  }

  readRefund(id: string): Promise<RefundView> {
    return this.#do('readRefund', null, () => {
      const stored = this.refunds.find((one) => one.id === id)!;
      if (stored.status === 'pending') stored.status = this.refundStatus;
      const { intentId: _, ...refund } = stored;
      return refund;
    });
  }

  readDisputes(intentId: string): Promise<DisputeView[]> {
    return this.#do('readDisputes', null, () => {
      const dispute = this.disputes.get(intentId);
      return dispute ? [dispute] : [];
    });
  }

  async *listIntents({ createdAfter, createdBefore }: { createdAfter: Date; createdBefore?: Date }) {
    await this.#do('listIntents', null, () => null);
    const intents = [...this.intents.values()];
    await this.beforeList();
    for (const intent of intents) {
      if (intent.createdAt >= createdAfter && (!createdBefore || intent.createdAt < createdBefore))
        yield intent;
    }
  }

  async *listEvents({ createdAfter, types }: { createdAfter: Date; types: readonly string[] }) {
    await this.#do('listEvents', null, () => null);
    for (const { createdAt, ...event } of this.events)
      if (createdAt >= createdAfter && types.includes(event.type)) yield event;
  }

  readWebhook(): never {
    throw new Error('The fake provider sends no webhooks.');
  }

  async #do<T>(name: CallName, key: string | null, work: () => T): Promise<T> {
    this.calls.push({ name, key });
    const trouble = this.#troubles.get(name)?.shift();
    if (trouble instanceof Error) throw trouble;
    const answer = (key && (this.#answers.get(key) as T | undefined)) || work();
    if (key) this.#answers.set(key, answer);
    if (trouble === 'lost') throw new GatewayUnavailable('The answer was lost.');
    return answer;
  }

  #find(id: string): PaymentIntentView {
    const intent = this.intents.get(id);
    if (!intent) throw new GatewayRefused('resource_missing', `No such payment_intent: '${id}'`);
    const refunds = this.refunds.flatMap(({ intentId, ...refund }) => (intentId === id ? [refund] : []));
    return { ...intent, refunds };
  }

  #set(id: string, change: Partial<PaymentIntentView>): void {
    this.intents.set(id, { ...this.#find(id), ...change });
  }
}
