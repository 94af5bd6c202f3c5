import { inTransaction } from '../../../platform/db/transaction.js';
import type { TestApp } from '../../../test/test-app.js';
import { type Movement, writeLedgerEntry } from '../ledger/ledger.store.js';

/** Writes a movement of a stored order's money at a moment; by default the payment of £120.00 by card. */
export function moveMoney(
  app: TestApp,
  orderId: string,
  at: string,
  facts: Partial<Movement> = {},
): Promise<string | null> {
  return inTransaction(app.deps.database.orm.em, (tx) =>
    writeLedgerEntry(tx, {
      ...{ orderId, kind: 'payment', amountPence: 12_000, paymentIntent: `pi_stored_${orderId}` },
      ...{ description: 'Payment', now: new Date(at) },
      ...facts,
    }),
  );
}
