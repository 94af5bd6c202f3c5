import { isPermitted } from '../../../../rules/users/permissions.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { badInput, conflict, notFound, versionConflict } from '../../../platform/errors/errors.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type FullOrder, readOrder } from '../order.store.js';
import { readOrderToken } from '../tracking/order-url.js';
import type { BoxScanner } from './box.entity.js';
import { ORDER_ENTRIES_MAX } from './box.inputs.js';
import {
  type BoxEntry,
  type BoxTotals,
  findBoxByToken,
  lockOrderStatus,
  type OrderPiece,
  raiseBoxVersion,
  readBoxes,
  readBoxTotals,
  recordBoxScan,
  replaceItems,
} from './box.store.js';

/** One page of an order's boxes, with figures over all of them. */
export interface BoxList extends Page<OrderPiece> {
  readonly order: FullOrder;
  readonly totals: BoxTotals;
}

/** A box with the order it belongs to. */
export interface BoxOfOrder {
  readonly order: FullOrder;
  readonly box: OrderPiece;
}

/** A box whose label was scanned, and the side that scanned it. */
export interface FoundBox extends BoxOfOrder {
  readonly by: BoxScanner;
}

export interface BoxContents {
  readonly orderId: string;
  readonly number: number;
  /** The version that was read; null accepts any. */
  readonly version: number | null;
  readonly items: readonly BoxEntry[];
}

/** The contents of the boxes of an order. */
export class BoxService extends Service<Deps<'em' | 'pool' | 'orders' | 'limits' | 'env' | 'now'>> {
  /** A page of the boxes of an order that the viewer may see. Throws NOT_FOUND. */
  async list(orderId: string, { page, pageSize }: PageQuery): Promise<BoxList> {
    const asked = readPage(page, pageSize);
    const order = await this.deps.orders.find(orderId);
    const [boxes, totals] = await Promise.all([
      readBoxes(this.deps.pool, order.id, asked.offset + 1, asked.offset + asked.pageSize),
      readBoxTotals(this.deps.pool, order.id),
    ]);
    return { ...toPage(boxes, order.shipment.itemCount, asked), order, totals };
  }

  /**
   * Replaces the contents of a box. Throws NOT_FOUND; BAD_INPUT for too many entries; CONFLICT once the order has been
   * shipped or cancelled, and for a stale version.
   */
  async save({ orderId, number, version, items }: BoxContents): Promise<BoxOfOrder> {
    const order = await this.deps.orders.find(orderId, ['orders']);
    if (!Number.isInteger(number) || number < 1 || number > order.shipment.itemCount) throw notFound('Box');
    await inTransaction(this.deps.em, async (tx) => {
      if ((await lockOrderStatus(tx, order.id)) !== 'processing') throw conflict(CLOSED_MESSAGE);
      const raised = await raiseBoxVersion(tx, order.id, number, version);
      if (!raised.isRaised) throw versionConflict({ thing: 'box', current: { version: raised.version } });
      const entries = await replaceItems(tx, order.id, number, items);
      if (entries > ORDER_ENTRIES_MAX)
        throw badInput(`List at most ${ORDER_ENTRIES_MAX} entries for an order`);
      if (!isPermitted(this.viewer.user, 'orders')) return;
      const what = { box_contents: `of box ${number}` };
      await writeAuditEntry(tx, { entity: 'order', entityId: order.id, label: order.number, what });
    });
    return { order, box: await this.read(order.id, number) };
  }

  /**
   * The box whose label was scanned: for staff, its owner, and holders of the order's tracking link. Records the scan.
   * Throws UNAUTHENTICATED for a guest without a link, BAD_INPUT for an invalid link, and NOT_FOUND both for a box of
   * others and for a missing one.
   */
  async scan(token: string, followToken: string | null): Promise<FoundBox> {
    const { deps, viewer } = this;
    const followedId = followToken ? readOrderToken(deps, followToken) : null;
    const scanner = followedId ? clientKey() : requireUser(viewer).id;
    await deps.limits.spend('box-scan', scanner);
    const found = isUuid(token) ? await findBoxByToken(deps.pool, token) : null;
    const seen = found && (await this.readSeen(found.orderId, followedId));
    if (!seen) throw notFound('Box');
    await recordBoxScan(deps.pool, found, seen.by, deps.now());
    return { ...seen, box: await this.read(found.orderId, found.number) };
  }

  /** The order of a label and the side of its reader, when the viewer may see it. */
  private async readSeen(
    orderId: string,
    followedId: string | null,
  ): Promise<Pick<FoundBox, 'order' | 'by'> | null> {
    const { user } = this.viewer;
    const isStaff = isPermitted(user, 'orders', 'money');
    const mayAll = isStaff || followedId === orderId;
    if (!mayAll && !user) return null;
    const order = await readOrder(this.deps.pool, orderId, mayAll ? null : (user?.id ?? null));
    if (!order) return null;
    if (isStaff) return { order, by: 'staff' };
    return { order, by: order.userId === user?.id ? 'owner' : 'link' };
  }

  private async read(orderId: string, number: number): Promise<OrderPiece> {
    const [box] = await readBoxes(this.deps.pool, orderId, number, number);
    if (!box) throw notFound('Box');
    return box;
  }
}

const CLOSED_MESSAGE =
  "You can't change the contents any more: your shipment has left or was cancelled. Contact us.";

/** Whether the contents of an order's boxes may still be changed. */
export function isOpenForPacking({ status }: Pick<FullOrder, 'status'>): boolean {
  return status === 'processing';
}
