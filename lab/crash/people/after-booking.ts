import type { Chances } from '../../../server/test/rubbish/chances.js';
import { changeMind } from './changing-steps.js';
import { Refused } from './shop-calls.js';
import type { StaffOperation } from './staff-operations.js';
import { keepOrder } from './staff-steps.js';
import type { Street } from './street.js';

const TOO_LATE = ['CONFLICT', 'PAYMENT_NOT_COMPLETED'];

/** The customer changes an order, staff work on it, or both in turn or at once. Returns the operations of staff. */
export async function liveOn(
  street: Street,
  token: string,
  chances: Chances,
  orderId: string,
): Promise<StaffOperation[]> {
  const [forCustomer, forStaff] = [chances.fork(), chances.fork()];
  const change = () => changeMind(street, token, forCustomer, orderId);
  const keep = () => keepOrder(street, forStaff, orderId);
  const wish = chances.next();
  if (wish < 0.15) return [];
  if (wish < 0.4) await change();
  if (wish < 0.3) return [];
  if (wish < 0.7) return keep();
  if (wish < 0.85) {
    const operations = await keep();
    await unlessRefused(change());
    return operations;
  }
  const [operations] = await Promise.all([keep(), unlessRefused(change())]);
  return operations;
}

/** Ignores a refusal that says TOO_LATE: staff may have acted before the customer. */
async function unlessRefused(wish: Promise<void>): Promise<void> {
  try {
    await wish;
  } catch (error) {
    if (!(error instanceof Refused && TOO_LATE.includes(error.code))) throw error;
  }
}
