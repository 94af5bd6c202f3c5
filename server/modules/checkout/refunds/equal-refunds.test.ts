import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';

const PENCE = 356;

let stage: PaymentStage;
let staff: StaffAtStage;
let order: FullOrder;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const settled = await syncPayment(stage.deps(), intent.id);
  order = (await readOrder(stage.database.pool, settled.order!.id, null))!;
  stage.passHours(0.1);
});

const UNANSWERED = {
  given: 'lost',
  'not given': new GatewayUnavailable('Nobody answers.'),
} as const;
type Fate = keyof typeof UNANSWERED;

const FATES: [Fate, Fate][] = [
  ['given', 'given'],
  ['given', 'not given'],
  ['not given', 'given'],
  ['not given', 'not given'],
];
const CASES = FATES.flatMap(([first, second]) =>
  (['within the life of their keys', 'past it', 'past it, remembered longer'] as const).map(
    (when) => [first, second, when] as const,
  ),
);

test.each(CASES)(
  'two equal refunds without an answer, one %s and one %s, are each made and counted once when retried together %s',
  async (first, second, when) => {
    await refund(UNANSWERED[first]);
    await refund(UNANSWERED[second]);

    await retryTogether(when);

    await expectRefunded(2);
    expect(stage.gateway.refunds.filter(isOfOrder)).toHaveLength(2);
  },
);

test.each(['given', 'not given'] as const)(
  'a dashboard refund of a refused one counts once beside an equal one without an answer that was %s',
  async (fate) => {
    await refund(new GatewayRefused('insufficient_funds', 'x'));
    await refund(UNANSWERED[fate]);
    const { id } = await refundInDashboard();
    await syncPayment(stage.deps(), order.paymentIntent);

    stage.passHours(25);
    await reconcile(stage.deps());
    await staff.link(id);
    await finish();

    await expectRefunded(2);
    expect(stage.gateway.refunds.filter(isOfOrder)).toHaveLength(2);
  },
);

test('of two equal refunds that were refused, a dashboard refund is linked to one, and the other is made', async () => {
  await refund(new GatewayRefused('insufficient_funds', 'x'));
  await refund(new GatewayRefused('insufficient_funds', 'x'));
  const { id } = await refundInDashboard();

  await retryTogether('past it');
  expect(stage.gateway.refunds.filter(isOfOrder)).toHaveLength(1);
  await staff.link(id);
  await finish();

  await expectRefunded(2);
});

test('a dashboard refund beside an equal one that was given, its answer lost, is one more', async () => {
  await refund('lost');
  await refundInDashboard();

  stage.passHours(25);
  stage.gateway.forgetKeys();
  await reconcile(stage.deps());
  await finish();

  await expectRefunded(2);
  expect((await money()).refunds).toMatchObject([{ status: 'succeeded', channel: 'provider' }]);
});

test('each of two refused refunds is made once in the dashboard, while an equal one is without an answer', async () => {
  await refund(new GatewayRefused('insufficient_funds', 'x'));
  await refund('lost');
  for (let refused = 0; refused < 2; refused += 1) {
    if (refused > 0) await refund(new GatewayRefused('insufficient_funds', 'x'));
    const { id } = await refundInDashboard();
    await syncPayment(stage.deps(), order.paymentIntent);
    stage.passHours(1);
    await staff.link(id);
  }

  stage.gateway.forgetKeys();
  await finish();

  await expectRefunded(3);
});

const money = () => staff.money().read(order.id);
const isOfOrder = ({ intentId }: { readonly intentId: string }) => intentId === order.paymentIntent;

async function refund(trouble: 'lost' | Error) {
  stage.gateway.spoil('refund', trouble);
  const { version, refundablePence } = await money();
  const asked = { amountPence: PENCE, version, expectedRefundablePence: refundablePence, reason: 'x' };
  await staff.money().refund(order.id, { ...asked, idempotencyKey: randomUUID() });
}

function refundInDashboard() {
  const idempotencyKey = randomUUID();
  return stage.gateway.refund({ intentId: order.paymentIntent, amountPence: PENCE, idempotencyKey });
}

/** Retries both; both read the payment before either of them is recorded. */
async function retryTogether(when: (typeof CASES)[number][2]): Promise<void> {
  if (when === 'past it') stage.gateway.forgetKeys();
  stage.passHours(when === 'within the life of their keys' ? 1 : 25);
  const { gateway } = stage;
  const read = gateway.readIntent.bind(gateway);
  const both = Promise.withResolvers<void>();
  let readers = 0;
  gateway.readIntent = async (id) => {
    const intent = await read(id);
    readers += 1;
    if (readers === 2) both.resolve();
    await both.promise;
    return intent;
  };
  await reconcile(stage.deps());
  gateway.readIntent = read;
  await finish();
}

async function finish(): Promise<void> {
  for (let days = 0; days < 2; days += 1) {
    stage.passHours(25);
    await reconcile(stage.deps());
  }
  await syncPayment(stage.deps(), order.paymentIntent);
}

/** Expects this many refunds at the provider, in the ledger and in the APIs, and no work left. */
async function expectRefunded(count: number): Promise<void> {
  const netPence = order.paidPence - count * PENCE;
  const [ledger] = await stage.rows<{ pence: number }>(
    'select sum(amount_pence)::int as pence from ledger_entries where order_id = $1',
    [order.id],
  );
  const { netPence: shown, refundablePence, refunds } = await money();
  expect({
    atProvider: stage.gateway.holds(order.paymentIntent),
    inLedger: ledger!.pence,
    shown,
    refundablePence,
    statuses: [...new Set(refunds.map(({ status }) => status))],
  }).toEqual({
    atProvider: netPence,
    inLedger: netPence,
    shown: netPence,
    refundablePence: netPence,
    statuses: ['succeeded'],
  });
}
