import type Stripe from 'stripe';
import { LIST_PARAMS, listPage } from '../api/list-page.js';
import { allowOnly, text } from '../api/read-params.js';
import { type Db, type Endpoint, NOW_SECONDS_SQL, newId } from '../api/sandbox-call.js';
import { missing } from '../api/stripe-failure.js';
import { type ChargeRow, toCharge } from './charge-object.js';
import type { IntentRow } from './intents.js';
import type { PaymentMethodRow } from './payment-method-object.js';
import { findPaymentMethod } from './payment-methods.js';
import type { Decline } from './test-cards.js';

/** Charges the method for the whole amount of a locked intent, or notes that it was declined. */
export async function insertCharge(
  db: Db,
  intent: IntentRow,
  method: PaymentMethodRow,
  result: 'captured' | 'authorised' | Decline,
): Promise<Stripe.Charge> {
  const decline = typeof result === 'string' ? null : result;
  const { rows } = await db.query<ChargeRow>(
    `INSERT INTO stripe_sandbox.charge (id, created, payment_intent, payment_method, amount, amount_captured,
        currency, customer, receipt_email, metadata, failure_code, failure_message, decline_code)
      VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *`,
    [
      newId('ch'),
      intent.id,
      method.id,
      intent.amount,
      result === 'captured' ? intent.amount : 0,
      intent.currency,
      intent.customer,
      intent.receipt_email,
      intent.metadata,
      decline?.code,
      decline?.message,
      decline?.declineCode,
    ],
  );
  return toCharge(rows[0]!, method);
}

/** Takes an authorised charge's money. */
export async function captureCharge(db: Db, id: string): Promise<Stripe.Charge> {
  await db.query('UPDATE stripe_sandbox.charge SET amount_captured = amount WHERE id = $1', [id]);
  return chargeOf(db, id);
}

/** The charge as the API shows it, or 404. */
export async function chargeOf(db: Db, id: string): Promise<Stripe.Charge> {
  const { rows } = await db.query<ChargeRow>('SELECT * FROM stripe_sandbox.charge WHERE id = $1', [id]);
  const row = rows[0];
  if (!row) throw missing('charge', id);
  return toCharge(row, await findPaymentMethod(db, row.payment_method));
}

export const CHARGE_ENDPOINTS: Endpoint[] = [
  {
    method: 'get',
    path: '/charges',
    async answer({ db, params }) {
      allowOnly(params, [...LIST_PARAMS, 'payment_intent', 'customer']);
      const page = await listPage<ChargeRow, ChargeRow>(db, params, {
        table: 'charge',
        url: '/v1/charges',
        filters: { payment_intent: text(params, 'payment_intent'), customer: text(params, 'customer') },
        toObject: (row) => row,
      });
      const data: Stripe.Charge[] = [];
      for (const row of page.data) data.push(toCharge(row, await findPaymentMethod(db, row.payment_method)));
      return { ...page, data };
    },
  },
  {
    method: 'get',
    path: '/charges/:id',
    async answer({ db, id, params }) {
      allowOnly(params, []);
      return chargeOf(db, id);
    },
  },
];
