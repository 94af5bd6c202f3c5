import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { allowOnly, changedMetadata, level, neededText, text } from '../api/read-params.js';
import { type Db, type Endpoint, NOW_SECONDS_SQL, newId, readNow } from '../api/sandbox-call.js';
import { missing, wrongParam } from '../api/stripe-failure.js';
import { type PaymentMethodRow, toPaymentMethod } from './payment-method-object.js';
import { type DatedCard, readCard } from './read-card.js';
import { CARDS_BY_TOKEN } from './test-cards.js';

const NO_BILLING: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** The method an id names; a ready-made token ("pm_card_visa") becomes a method of its own, as at Stripe. */
export async function findPaymentMethod(db: Db, id: string, param = 'id'): Promise<PaymentMethodRow> {
  const card = CARDS_BY_TOKEN.get(id);
  if (card) {
    const expYear = (await readNow(db)).getUTCFullYear() + 1;
    return insertPaymentMethod(db, { ...card, expMonth: 12, expYear }, NO_BILLING, {});
  }
  const { rows } = await db.query<PaymentMethodRow>(
    'SELECT * FROM stripe_sandbox.payment_method WHERE id = $1',
    [id],
  );
  if (rows[0]) return rows[0];
  throw missing('PaymentMethod', id, param);
}

/** The method as the API shows it, or 404. */
export async function paymentMethodOf(db: Db, id: string): Promise<Stripe.PaymentMethod> {
  return toPaymentMethod(await findPaymentMethod(db, id));
}

export const PAYMENT_METHOD_ENDPOINTS: Endpoint[] = [
  {
    method: 'post',
    path: '/payment_methods',
    public: true,
    async answer({ db, params }) {
      allowOnly(params, ['type', 'card', 'billing_details', 'metadata']);
      const type = neededText(params, 'type');
      if (type !== 'card') throw wrongParam('type', undefined, 'The sandbox takes cards only.');
      const card = level(params, 'card');
      if (!card) throw wrongParam('card', 'parameter_missing', 'Missing required param: card.');
      const dated = readCard(card, await readNow(db));
      const row = await insertPaymentMethod(db, dated, readBilling(params), changedMetadata(params));
      return toPaymentMethod(row);
    },
  },
  {
    method: 'get',
    path: '/payment_methods/:id',
    async answer({ db, id, params }) {
      allowOnly(params, []);
      return paymentMethodOf(db, id);
    },
  },
];

async function insertPaymentMethod(
  db: Db,
  card: DatedCard,
  billing: Stripe.PaymentMethod.BillingDetails,
  metadata: Record<string, string>,
): Promise<PaymentMethodRow> {
  const { rows } = await db.query<PaymentMethodRow>(
    `INSERT INTO stripe_sandbox.payment_method
        (id, created, behaviour, brand, last4, exp_month, exp_year, fingerprint, billing_details, metadata)
      VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *`,
    [
      newId('pm'),
      card.behaviour,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      fingerprintOf(card),
      billing,
      metadata,
    ],
  );
  return rows[0]!;
}

/** A fingerprint that is equal for the same card, made of stored values alone. */
function fingerprintOf({ brand, last4, behaviour }: DatedCard): string {
  return createHash('sha256').update(`${brand} ${last4} ${behaviour}`).digest('base64url').slice(0, 16);
}

function readBilling(params: Parameters<typeof level>[0]): Stripe.PaymentMethod.BillingDetails {
  const billing = level(params, 'billing_details');
  if (!billing) return NO_BILLING;
  allowOnly(billing, ['address', 'email', 'name', 'phone']);
  const address = level(billing, 'address');
  return {
    address: address && {
      city: text(address, 'city'),
      country: text(address, 'country'),
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      postal_code: text(address, 'postal_code'),
      state: text(address, 'state'),
    },
    email: text(billing, 'email'),
    name: text(billing, 'name'),
    phone: text(billing, 'phone'),
    tax_id: null,
  };
}
