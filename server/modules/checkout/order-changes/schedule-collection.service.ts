import { readVersion } from '../../../platform/api/version.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { lockOrder, refuseStale } from '../../orders/change-status.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { setCollectionDate } from './set-collection-date.js';

/** Sets the collection date that staff agreed with a customer. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export class ScheduleCollectionService extends Service<Deps<'em' | 'pool' | 'now'>> {
  /**
   * Sets the day of collection, with a timeline entry and an email to the customer; documents and calendar show it. The
   * same day again changes nothing. Throws BAD_INPUT for a day we cannot collect on, NOT_FOUND; CONFLICT for a stale
   * version, and once the shipment was collected or cancelled.
   */
  async setDate(id: string, date: string, version?: number | null): Promise<FullOrder> {
    const { id: actorId } = this.require('orders');
    const looked = readVersion(version) ?? null;
    const { em, pool } = this.deps;
    await inTransaction(em, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order.shipment.collectionDate === date) return;
      await refuseStale(tx, order, looked);
      await setCollectionDate(tx, this.deps, { order, date, field: 'date', actorId, isByStaff: true });
    });
    const order = await readOrder(pool, id, null);
    if (!order) throw notFound('Order');
    return order;
  }
}
