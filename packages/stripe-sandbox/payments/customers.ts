import type Stripe from 'stripe';
import { allowOnly, changedMetadata, text } from '../api/read-params.js';
import { type Db, type Endpoint, NOW_SECONDS_SQL, newId } from '../api/sandbox-call.js';
import { missing } from '../api/stripe-failure.js';

interface CustomerRow {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  phone: string | null;
  description: string | null;
  metadata: Record<string, string>;
}

/** The customer, or 404. `param` names the parameter that asked for it. */
export async function customerOf(db: Db, id: string, param = 'id'): Promise<Stripe.Customer> {
  const { rows } = await db.query<CustomerRow>('SELECT * FROM stripe_sandbox.customer WHERE id = $1', [id]);
  if (!rows[0]) throw missing('customer', id, param);
  return toCustomer(rows[0]);
}

export const CUSTOMER_ENDPOINTS: Endpoint[] = [
  {
    method: 'post',
    path: '/customers',
    async answer({ db, params }) {
      allowOnly(params, ['email', 'name', 'phone', 'description', 'metadata']);
      const { rows } = await db.query<CustomerRow>(
        `INSERT INTO stripe_sandbox.customer (id, created, email, name, phone, description, metadata)
          VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, $6) RETURNING *`,
        [
          newId('cus'),
          text(params, 'email'),
          text(params, 'name'),
          text(params, 'phone'),
          text(params, 'description'),
          changedMetadata(params),
        ],
      );
      return toCustomer(rows[0]!);
    },
  },
  {
    method: 'get',
    path: '/customers/:id',
    async answer({ db, id, params }) {
      allowOnly(params, []);
      return customerOf(db, id);
    },
  },
];

function toCustomer(row: CustomerRow) {
  return {
    id: row.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: row.created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: row.description,
    discount: null,
    email: row.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: row.metadata,
    name: row.name,
    phone: row.phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer;
}
