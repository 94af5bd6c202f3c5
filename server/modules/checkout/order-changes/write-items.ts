import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { renumberBoxes } from '../../orders/documents/renumber-boxes.store.js';
import { OrderLineRecord, type OrderRecord } from '../../orders/order.entity.js';
import type { ChangedLine } from './change-items.js';

/**
 * Gives a locked order other lines: lines that stay keep their place, and boxes their contents and labels. The caller
 * changes the shipment's sums. The order's lines are loaded.
 */
export async function writeItems(
  tx: EntityManager,
  order: OrderRecord,
  after: readonly ChangedLine[],
): Promise<void> {
  const quantityOf = new Map(after.map(({ id, quantity }) => [id, quantity]));
  const before = order.lines.getItems();
  await renumberBoxes(
    tx,
    order.id,
    before.map(({ id }) => ({ id, quantity: quantityOf.get(id) ?? 0 })),
  );
  let last = Math.max(...before.map(({ position }) => position));
  for (const line of before) {
    const quantity = quantityOf.get(line.id);
    if (quantity) line.quantity = quantity;
    else tx.remove(line);
  }
  for (const line of after)
    if (!line.id) tx.create(OrderLineRecord, { ...line, id: randomUUID(), order, position: ++last });
  order.itemNames = Array.from(new Set(after.map(({ name }) => name))).join(' ');
}
