import { chargeOf } from '../payments/charges.js';
import { customerOf } from '../payments/customers.js';
import { intentOf } from '../payments/intents.js';
import { paymentMethodOf } from '../payments/payment-methods.js';
import { refundsOfCharge } from '../payments/refunds.js';
import { texts } from './read-params.js';
import type { Db, SandboxCall } from './sandbox-call.js';
import { refused } from './stripe-failure.js';

/** Fields that hold an id and can hold the object instead. */
const READERS: Record<string, (db: Db, id: string) => Promise<object>> = {
  latest_charge: chargeOf,
  charge: chargeOf,
  payment_method: paymentMethodOf,
  payment_intent: intentOf,
  customer: customerOf,
};

/** The answer with the ids named in `expand[]` ("latest_charge", "data.customer") replaced by their objects. */
export async function expandFields(call: SandboxCall, answer: object): Promise<object> {
  // The browser sees no more of an object than its public part.
  if (call.caller === 'publishable') return answer;
  for (const path of texts(call.params, 'expand')) await expandPath(call.db, answer, path.split('.'), path);
  return answer;
}

async function expandPath(db: Db, subject: object, steps: string[], path: string): Promise<void> {
  const [field = '', ...rest] = steps;
  const holder = subject as Record<string, unknown>;
  if (Array.isArray(holder[field])) {
    for (const item of holder[field]) await expandPath(db, item, rest, path);
    return;
  }
  if (field === 'refunds' && holder.object === 'charge') {
    holder.refunds = await refundsOfCharge(db, String(holder.id));
    return;
  }
  const read = READERS[field];
  if (!read || !(field in holder)) throw refused(undefined, `This property cannot be expanded (${path}).`);
  if (typeof holder[field] === 'string') holder[field] = await read(db, holder[field]);
  if (rest.length > 0 && holder[field]) await expandPath(db, holder[field], rest, path);
}
