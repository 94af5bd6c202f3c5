import type { Chances } from '../../../server/test/rubbish/chances.js';
import { changeMind } from './changing-steps.js';
import { Refused } from './shop-calls.js';
import type { StaffOperation } from './staff-operations.js';
import { keepOrder } from './staff-steps.js';
import type { Street } from './street.js';

const TOO_LATE = ['CONFLICT', 'PAYMENT_NOT_COMPLETED'];

/** What becomes of an order: the customer changes it, staff keep it, or both: one after the other, or at once. Gives what staff have done. */
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

/** Beside staff a customer may come too late, which the answer says. */
async function unlessRefused(wish: Promise<void>): Promise<void> {
  try {
    await wish;
  } catch (error) {
    if (!(error instanceof Refused && TOO_LATE.includes(error.code))) throw error;
  }
}
