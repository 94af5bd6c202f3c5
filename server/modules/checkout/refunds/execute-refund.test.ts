import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import {
  type RefundReason,
  type RequestedRefund,
  requestRefund,
} from '../../payments/refunds/request-refund.store.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import { executeRefund } from './execute-refund.js';

let stage: PaymentStage;
let staff: StaffAtStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
});
afterAll(() => stage?.close());

const reconcileLater = async (hours = 0.1) => {
  stage.passHours(hours);
  await reconcile(stage.deps());
};

test('a refund is carried out once, whoever asks for it and however often', async () => {
  const intentId = await paidWithRefund();

  await reconcileLater();
  await Promise.all([reconcileLater(), reconcile(stage.deps())]);
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.refundsOf(intentId)).toEqual([
    {
      ...{ reason: 'paid-twice', status: 'succeeded', channel: 'provider' },
      provider_refund: expect.stringMatching(/^re_/),
    },
  ]);
});

test('a refund whose answer was lost is asked for again under the same key', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', 'lost');

  await reconcileLater();
  await reconcileLater();
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.issuesOf(intentId)).toEqual([]);
});

test('a refund whose answer was lost for a day is found again at the provider, and nobody has to look at it', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', 'lost');
  await reconcileLater();
  stage.gateway.forgetKeys();

  await reconcileLater(30);
  expect(await stage.issuesOf(intentId)).toEqual([]);
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.refundsOf(intentId)).toMatchObject([
    { status: 'succeeded', channel: 'provider', provider_refund: expect.stringMatching(/^re_/) },
  ]);
});

test('an old answer of the provider does not take back what it has confirmed since', async () => {
  const intentId = await paidOrder();
  stage.gateway.refundStatus = 'pending';
  const refund = await askBack(intentId, 1_500);
  await reconcileLater();
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'processing' }]);
  stage.gateway.refundStatus = 'succeeded';
  await reconcileLater(1);
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'succeeded' }]);
  // A process that was delayed gets the first response again, under the same key.
  const due = { id: refund!.id, paymentIntent: intentId, reason: 'paid-twice', amountPence: 1_500 };
  await executeRefund(stage.deps(), { ...due, providerRefund: null, createdAt: stage.now() });
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'succeeded' }]);
  expect(await heldOf(intentId)).toBe(stage.gateway.intents.get(intentId)!.amountReceivedPence - 1_500);
});

test('a refund that is refused goes to a person, and is not asked for again the same day', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not enough in the account.'));

  await reconcileLater();
  expect(await stage.issuesOf(intentId)).toEqual([
    { kind: 'refund_refused', data: { code: 'insufficient_funds' } },
  ]);
  const asked = stage.gateway.countOf('refund');
  await reconcileLater(23);
  expect(stage.gateway.countOf('refund')).toBe(asked);
  await reconcileLater(2);
  expect((await stage.refundsOf(intentId))[0]?.provider_refund).toMatch(/^re_/);
});

test.each(['was refused', 'nobody answered for a day'])(
  'a part of a payment that %s, and that was refunded in the dashboard, waits for staff, and is not refunded twice',
  async (trouble) => {
    const intentId = await paidWithRefund(1_000);
    const refusal = new GatewayRefused('insufficient_funds', 'Not now.');
    stage.gateway.spoil('refund', trouble === 'was refused' ? refusal : new GatewayUnavailable('Nobody.'));
    await reconcileLater();
    const { id } = await stage.gateway.refund({
      intentId,
      amountPence: 1_000,
      idempotencyKey: `by hand ${intentId}`,
    });
    stage.gateway.forgetKeys();
    for (let days = 0; days < 3; days += 1) await reconcileLater(30);
    expect(refundedOf(intentId)).toBe(1_000);
    expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'refused', channel: 'provider' }]);
    expect(await stage.issuesOf(intentId)).toContainEqual({
      kind: 'refund_unlinked',
      data: { providerRefund: id, amountPence: 1_000 },
    });

    await staff.link(id);
    await reconcileLater(30);
    expect(refundedOf(intentId)).toBe(1_000);
    expect(await stage.refundsOf(intentId)).toMatchObject([
      { status: 'succeeded', channel: 'dashboard', provider_refund: id },
    ]);
    expect(await stage.openIssuesOf(intentId)).not.toContain('refund_unlinked');
  },
);

test('a dashboard refund that staff say was for none of ours is one more, and ours is made the next day', async () => {
  const intentId = await paidWithRefund(1_000);
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  await reconcileLater();
  const { id } = await stage.gateway.refund({
    intentId,
    amountPence: 1_000,
    idempotencyKey: `by hand ${intentId}`,
  });
  stage.gateway.forgetKeys();
  await reconcileLater(30);
  await staff.link(id, null);
  await staff.link(id, null);
  expect(await stage.openIssuesOf(intentId)).not.toContain('refund_unlinked');
  await reconcileLater(30);
  expect(refundedOf(intentId)).toBe(2_000);
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'succeeded', channel: 'provider' }]);
  expect(await heldOf(intentId)).toBe(stage.gateway.holds(intentId));
});

test('a dashboard refund that a bank returns is owed to the customer, and the books stay', async () => {
  const intentId = await paidOrder();
  const { id } = await stage.gateway.refund({
    intentId,
    amountPence: 2_000,
    idempotencyKey: `by hand ${intentId}`,
  });
  await syncPayment(stage.deps(), intentId);
  const held = await heldOf(intentId);
  stage.gateway.returnRefund(id);
  await syncPayment(stage.deps(), intentId);
  await syncPayment(stage.deps(), intentId);
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'failed', provider_refund: id }]);
  expect(await stage.issuesOf(intentId)).toEqual([{ kind: 'refund_failed', data: {} }]);

  const again = await stage.gateway.refund({
    intentId,
    amountPence: 2_000,
    idempotencyKey: `again ${intentId}`,
  });
  await syncPayment(stage.deps(), intentId);
  await staff.link(again.id);
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'succeeded', provider_refund: again.id }]);
  expect(await heldOf(intentId)).toBe(held);
  expect(held).toBe(stage.gateway.holds(intentId));
});

test('a part of a payment whose answer was lost for a day, and that its bank then sent back, is failed', async () => {
  const intentId = await paidWithRefund(1_000);
  stage.gateway.spoil('refund', 'lost');
  await reconcileLater();
  stage.gateway.returnRefund(stage.gateway.refunds.at(-1)!.id);
  stage.gateway.forgetKeys();
  await reconcileLater(30);
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.refundsOf(intentId)).toMatchObject([{ status: 'failed', channel: 'provider' }]);
  expect(await stage.issuesOf(intentId)).toEqual([{ kind: 'refund_failed', data: {} }]);
});

test('an earlier dashboard refund is not matched to a refund that was requested later', async () => {
  const intentId = await paidOrder();
  await stage.gateway.refund({ intentId, amountPence: 2_000, idempotencyKey: `by hand ${intentId}` });
  await syncPayment(stage.deps(), intentId);
  stage.passHours(0.1);
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await askBack(intentId, 1_500);
  await reconcileLater();
  await reconcileLater(25);
  expect(refundedOf(intentId)).toBe(3_500);
  expect(await stage.issuesOf(intentId)).toEqual([]);
});

test('what was given by hand before stays noted while another refund is uncertain', async () => {
  const intentId = await paidOrder();
  await stage.gateway.refund({ intentId, amountPence: 2_000, idempotencyKey: `by hand ${intentId}` });
  await syncPayment(stage.deps(), intentId);
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await askBack(intentId, 9_000);
  await reconcileLater();
  await stage.rows(
    `update refunds set next_check_at = next_check_at + interval '24 hours' where payment_intent = $1`,
    [intentId],
  );
  await askBack(intentId, 4_000, 'order-cancelled');
  await reconcileLater();
  expect(await heldOf(intentId)).toBe(stage.gateway.intents.get(intentId)!.amountReceivedPence - 6_000);
});

test('of two refunds that nothing was heard of for a day, only the one that was given is taken as given', async () => {
  const intentId = await paidOrder();
  stage.gateway.spoil('refund', new GatewayUnavailable('Nobody answers.'));
  await askBack(intentId, 1_500);
  await reconcileLater();
  stage.gateway.spoil('refund', 'lost');
  await stage.rows(
    `update refunds set next_check_at = next_check_at + interval '24 hours' where payment_intent = $1`,
    [intentId],
  );
  await askBack(intentId, 4_000, 'order-cancelled');
  await reconcileLater();
  stage.gateway.forgetKeys();
  await stage.rows('update refunds set next_check_at = $1 where payment_intent = $2', [
    stage.now(),
    intentId,
  ]);
  await reconcileLater(25);
  expect(refundedOf(intentId)).toBe(5_500);
  expect(await heldOf(intentId)).toBe(stage.gateway.intents.get(intentId)!.amountReceivedPence - 5_500);
});

test.each(['lives on', 'dies after its next call'])(
  'two refunds of one payment at once are both noted, however stale what the last of them had read, and it %s',
  async (fate) => {
    const intentId = await paidOrder();
    await askBack(intentId, 1_500);
    await askBack(intentId, 4_000, 'order-cancelled');
    const { gateway } = stage;
    const read = gateway.readIntent.bind(gateway);
    const seen: (() => void)[] = [];
    let reads = 0;
    // Both processes have refunded; the one that read first, before the other's refund was stored, writes last.
    gateway.readIntent = async (id) => {
      const isFirst = reads++ === 0;
      if (hasGoneOn && fate !== 'lives on') throw new Error('killed');
      const all = await read(id);
      const refunds = all.refunds.filter(({ amountPence }) => !isFirst || amountPence === 1_500);
      const intent = { ...all, refunds };
      if (isFirst) await new Promise<void>((resolve) => seen.push(resolve));
      return intent;
    };
    let hasGoneOn = false;
    const round = reconcileLater();
    while ((await heldOf(intentId)) === gateway.intents.get(intentId)!.amountReceivedPence)
      await new Promise(setImmediate);
    hasGoneOn = true;
    for (const goOn of seen) goOn();
    await round;
    gateway.readIntent = read;
    await reconcileLater();
    expect(gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(2);
    expect(await heldOf(intentId)).toBe(gateway.intents.get(intentId)!.amountReceivedPence - 5_500);
  },
);

function refundedOf(intentId: string): number {
  return stage.gateway.intents.get(intentId)!.amountReceivedPence - stage.gateway.holds(intentId);
}

async function paidOrder(): Promise<string> {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  return intent.id;
}

function askBack(
  paymentIntent: string,
  amountPence: number,
  reason: RefundReason = 'paid-twice',
): Promise<RequestedRefund | null> {
  return requestRefund(stage.deps().em, { paymentIntent, reason, amountPence, now: stage.now() });
}

/** The ledger's sum of a payment, in pence. */
async function heldOf(intentId: string): Promise<number> {
  const [sum] = await stage.rows<{ pence: number }>(
    'select coalesce(sum(amount_pence), 0)::int as pence from ledger_entries where payment_intent = $1',
    [intentId],
  );
  return sum!.pence;
}

async function paidWithRefund(amountPence?: number): Promise<string> {
  const intentId = await paidOrder();
  await askBack(intentId, amountPence ?? stage.gateway.intents.get(intentId)!.amountReceivedPence);
  return intentId;
}
