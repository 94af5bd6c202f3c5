import { randomUUID } from 'node:crypto';
import { ORDER_NUMBER_MESSAGE, readOrderNumber } from '../../../../rules/orders/order-number.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import type { Deps } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { readEmail } from '../../users/read-email.js';

/** The tracking link for customers who have lost it and read the mailbox of the order's address. */
export class OrderLinkService {
  constructor(private readonly deps: Deps<'em' | 'limits' | 'now'>) {}

  /**
   * Emails the tracking link of an order to the address, if it is the order's. The response and its cost do not depend
   * on that: it is checked when the email is rendered. Throws BAD_INPUT or TOO_MANY_ATTEMPTS, both whether or not it
   * matches.
   */
  async request(orderNumber: string, address: string): Promise<void> {
    const number = readOrderNumber(orderNumber);
    if (!number) throw wrongField('orderNumber', ORDER_NUMBER_MESSAGE);
    const recipient = readEmail(address);
    const { em, limits, now } = this.deps;
    const place = clientKey();
    await limits.spend('order-link-ip', place);
    await limits.spend('order-link', `${recipient} ${place}`);
    const { count } = await limits.count('order-link-address', recipient);
    if (count > limits.pointsOf('order-link-address')) return;
    await inTransaction(em, (tx) =>
      queueEmail(tx, {
        kind: 'order-link',
        dedupeKey: `order-link:${randomUUID()}`,
        recipient,
        data: { number },
        now: now(),
      }),
    );
  }
}
