import { randomUUID } from 'node:crypto';
import { ORDER_NUMBER_MESSAGE, readOrderNumber } from '../../../../rules/orders/order-number.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import type { Deps } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { readEmail } from '../../users/read-email.js';

/** The link to an order for somebody who has lost it and reads the mail of the order's address. */
export class OrderLinkService {
  constructor(private readonly deps: Deps<'em' | 'limits' | 'now'>) {}

  /**
   * Sends the link of an order to the address, if the order has it. The same answer after the same work for every order and
   * address: whether they belong together is looked up when the message is written. Throws BAD_INPUT or TOO_MANY_ATTEMPTS,
   * both whoever it is.
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
