import type Stripe from 'stripe';
import { LIST_PARAMS, listPage } from '../api/list-page.js';
import { allowOnly, changedMetadata, oneOf, text, wholeNumber } from '../api/read-params.js';
import { type Db, type Endpoint, NOW_SECONDS_SQL, newId, type SandboxCall } from '../api/sandbox-call.js';
import { missing, refused, wrongParam } from '../api/stripe-failure.js';
import { recordEvent } from '../webhooks/events.js';
import { chargeOf } from './charges.js';
import { type IntentRow, lockIntent } from './intents.js';

interface RefundRow {
  id: string;
  created: number;
  payment_intent: string;
  charge: string;
  amount: number;
  currency: string;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
}

/** The refunds' part of the API (https://docs.stripe.com/api/refunds). */
export const REFUND_ENDPOINTS: Endpoint[] = [
  { method: 'post', path: '/refunds', answer: createRefund },
  {
    method: 'get',
    path: '/refunds',
    async answer({ db, params }) {
      allowOnly(params, [...LIST_PARAMS, 'payment_intent', 'charge']);
      return listPage(db, params, {
        table: 'refund',
        url: '/v1/refunds',
        filters: { payment_intent: text(params, 'payment_intent'), charge: text(params, 'charge') },
        toObject: toRefund,
      });
    },
  },
  {
    method: 'get',
    path: '/refunds/:id',
    async answer({ db, id, params }) {
      allowOnly(params, []);
      const { rows } = await db.query<RefundRow>('SELECT * FROM stripe_sandbox.refund WHERE id = $1', [id]);
      if (!rows[0]) throw missing('refund', id);
      return toRefund(rows[0]);
    },
  },
];

/** The latest refunds of a charge, as the API shows them within it. */
export function refundsOfCharge(db: Db, charge: string): Promise<Stripe.ApiList<Stripe.Refund>> {
  return listPage(
    db,
    {},
    { table: 'refund', url: `/v1/charges/${charge}/refunds`, filters: { charge }, toObject: toRefund },
  );
}

async function createRefund(call: SandboxCall) {
  const { db, params } = call;
  allowOnly(params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason']);
  const reason = oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  const intent = await intentToRefund(call);
  if (intent.status !== 'succeeded' || !intent.latest_charge)
    throw refused(
      undefined,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
    );

  const charge = await chargeOf(db, intent.latest_charge);
  const amount = refundableAmount(charge, wholeNumber(params, 'amount'));
  const { rows } = await db.query<RefundRow>(
    `INSERT INTO stripe_sandbox.refund (id, created, payment_intent, charge, amount, currency, reason, metadata)
      VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, $6, $7) RETURNING *`,
    [newId('re'), intent.id, charge.id, amount, charge.currency, reason, changedMetadata(params)],
  );
  await db.query('UPDATE stripe_sandbox.charge SET amount_refunded = amount_refunded + $2 WHERE id = $1', [
    charge.id,
    amount,
  ]);
  const refund = toRefund(rows[0]!);
  await recordEvent(db, call, 'refund.created', refund);
  await recordEvent(db, call, 'charge.refunded', await chargeOf(db, charge.id));
  return refund;
}

async function intentToRefund({ db, params }: SandboxCall): Promise<IntentRow> {
  const intentId = text(params, 'payment_intent');
  if (intentId) return lockIntent(db, intentId);
  const chargeId = text(params, 'charge');
  if (chargeId) return lockIntent(db, await intentIdOfCharge(db, chargeId));
  throw wrongParam(
    'payment_intent',
    'parameter_missing',
    'One of the following params should be provided for this request: payment_intent or charge.',
  );
}

async function intentIdOfCharge(db: Db, chargeId: string): Promise<string> {
  const { rows } = await db.query<{ payment_intent: string }>(
    'SELECT payment_intent FROM stripe_sandbox.charge WHERE id = $1',
    [chargeId],
  );
  if (rows[0]) return rows[0].payment_intent;
  throw missing('charge', chargeId, 'charge');
}

/** The amount asked for, or all that is left; never more than that. */
function refundableAmount(charge: Stripe.Charge, asked: number | null): number {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`, 'charge');
  if (asked === null) return left;
  if (asked < 1)
    throw wrongParam('amount', 'parameter_invalid_integer', 'This value must be greater than or equal to 1.');
  if (asked > left)
    throw refused(
      undefined,
      `Refund amount (${pounds(asked)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      'amount',
    );
  return asked;

  function pounds(amount: number): string {
    return `${(amount / 100).toFixed(2)} ${charge.currency}`;
  }
}

function toRefund(row: RefundRow) {
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: null,
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    customer: null,
    customer_account: null,
    metadata: row.metadata,
    payment_intent: row.payment_intent,
    payment_method: null,
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}
