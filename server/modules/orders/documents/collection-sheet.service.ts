import { isCalendarDate } from '../../../../rules/calendar-date.js';
import { outwardCode } from '../../../../rules/people/postcode.js';
import { isPermitted } from '../../../../rules/users/permissions.js';
import { type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import type { LinkOwner } from '../../../platform/auth/signed-link.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import type { SentFile } from '../../../platform/files/sent-file.js';
import { readLinkOwner } from '../../../platform/service/read-link-owner.store.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import {
  type BulkOutcome,
  type ChangeStatusesCommand,
  collectOrders,
  type StatusDeps,
} from '../admin/change-statuses.js';
import {
  areasOf,
  type CollectionSheet,
  type CollectionSheetSlice,
  figuresOf,
  inDrivingOrder,
} from './collection-route.js';
import {
  countWithoutDate,
  lockDrivingOrder,
  type OrderToCollect,
  readCollections,
  readCollectionsIn,
  readDrivingOrder,
  readOrdersToCollect,
  writeDrivingOrder,
  writeSheetEntry,
} from './collection-sheet.store.js';
import type { DrivingOrder } from './collection-sheet-view.js';
import { sheetUrl } from './document-link.js';
import { collectionList, collectionListWorkMs } from './pdf/collection-list.js';

/** The drivers' sheet of a day: paged on screen, and whole as a file. */
export class CollectionSheetService extends Service<
  StatusDeps & Deps<'store' | 'reads' | 'pdf' | 'limits' | 'env'>
> {
  /** One page of the collections of a day. Throws BAD_INPUT for a day that does not exist. */
  async ofDay(date: string, { page, pageSize }: PageQuery = {}): Promise<CollectionSheetSlice> {
    this.require('collections');
    const at = readPage(page, pageSize);
    const { stops, ...sheet } = await this.read(date);
    const shown = stops.slice(at.offset, at.offset + at.pageSize);
    return { ...sheet, ...toPage(shown, stops.length, at) };
  }

  /** A download link of the file, valid for ten minutes. Throws BAD_INPUT. */
  async link(date: string): Promise<{ readonly url: string; readonly fileName: string }> {
    const owner = this.require('collections');
    return { url: await sheetUrl(this.deps, { date: readDay(date), owner }), fileName: fileNameOf(date) };
  }

  /**
   * The file for the holder of a link, while the member of staff who requested the link still is one and their sessions
   * are valid; `signal` aborts when the reader leaves. Throws NOT_FOUND, TOO_MANY_ATTEMPTS, STORE_UNAVAILABLE.
   */
  async fileFor(date: string, owner: LinkOwner, signal: AbortSignal): Promise<SentFile> {
    const reader = await readLinkOwner(this.deps.pool, owner);
    if (!isPermitted(reader, 'collections')) throw notFound('Document');
    return this.make(date, owner.id, signal);
  }

  /**
   * Moves a stop to a position in the day's driving order, from 1, for every reader, on screen and on paper. Throws
   * BAD_INPUT, NOT_FOUND, and CONFLICT when the driving order is newer than `version`.
   */
  moveStop(date: string, orderId: string, stop: number, version: number): Promise<DrivingOrder> {
    return this.reorder(date, version, (ids) => {
      if (!ids.includes(orderId)) throw notFound('Order');
      if (stop < 1 || stop > ids.length) throw wrongField('stop', `Choose a stop from 1 to ${ids.length}`);
      return ids.filter((id) => id !== orderId).toSpliced(stop - 1, 0, orderId);
    });
  }

  /** Restores the default driving order. Throws as `moveStop`. */
  resetOrder(date: string, version: number): Promise<DrivingOrder> {
    return this.reorder(date, version, () => []);
  }

  /**
   * Marks orders as collected, each by itself: ships those that are paid, in processing and have a day. `reason` is for
   * those whose day is still to come. Throws BAD_INPUT.
   */
  async collect(orders: ChangeStatusesCommand['orders'], reason?: string | null): Promise<Collected> {
    const { id: actorId } = this.require('collections');
    const { changed, refused } = await collectOrders(this.deps, actorId, { orders, reason });
    const ids = changed.map(({ id }) => id);
    return { collected: await readOrdersToCollect(this.deps.pool, ids), refused };
  }

  private async reorder(
    date: string,
    version: number,
    choose: (ids: readonly string[]) => readonly string[],
  ): Promise<DrivingOrder> {
    this.require('collections');
    readDay(date);
    const depot = await this.depot();
    return inTransaction(this.deps.em, async (tx) => {
      const before = await lockDrivingOrder(tx, date);
      if (before.version !== version) throw conflict(REORDERED_MESSAGE);
      const collections = await readCollectionsIn(tx, date);
      const idsBy = (ids: readonly string[]) => inDrivingOrder(collections, depot, ids).map(({ id }) => id);
      const chosen = choose(idsBy(before.orderIds));
      await writeDrivingOrder(tx, date, chosen);
      const isReordered = chosen.length > 0;
      return { date, isReordered, orderVersion: version + 1, orderIds: idsBy(chosen) };
    });
  }

  /** The postal district where the drivers start: the company's. */
  private async depot(): Promise<string> {
    const { company } = await this.deps.store.terms();
    const words = company.addressLines.join(' ').split(/[\s,]+/);
    const codes = words.map((word, index) => outwardCode(word + (words[index + 1] ?? '')));
    return codes.findLast(Boolean) ?? '';
  }

  private async make(date: string, userId: string, signal: AbortSignal): Promise<SentFile> {
    readDay(date);
    const { limits, pdf, now, env } = this.deps;
    await limits.spend('document', userId);
    const sheet = await this.read(date);
    const { name: storeName, phone: storePhone } = await this.deps.store.terms();
    const { publicUrl } = env;
    const wanted = {
      build: () => collectionList({ sheet, storeName, storePhone, publicUrl, now: now() }),
      workMs: collectionListWorkMs(sheet),
      ...{ forWhom: userId, isUrgent: true, signal },
    };
    await writeSheetEntry(this.deps.pool, sheet, userId);
    return { fileName: fileNameOf(date), type: 'application/pdf', bytes: await pdf.make(wanted) };
  }

  private async read(date: string): Promise<CollectionSheet> {
    const { reads } = this.deps;
    const [collections, withoutDate, { version, orderIds }, depot] = await Promise.all([
      readCollections(reads, readDay(date)),
      countWithoutDate(reads),
      readDrivingOrder(reads, date),
      this.depot(),
    ]);
    const stops = inDrivingOrder(collections, depot, orderIds);
    const order = { isReordered: orderIds.length > 0, orderVersion: version };
    return { date, stops, areas: areasOf(stops), totals: figuresOf(stops), ...order, withoutDate };
  }
}

/** Orders that are collected now, and those that are not. */
interface Collected extends Pick<BulkOutcome, 'refused'> {
  readonly collected: readonly OrderToCollect[];
}

const REORDERED_MESSAGE =
  'Someone else changed the order of these stops. Check it, then move the stop again.';

function readDay(date: string): string {
  if (!isCalendarDate(date)) throw wrongField('date', 'Enter the date as YYYY-MM-DD');
  return date;
}

function fileNameOf(date: string): string {
  return `collections-${date}.pdf`;
}
