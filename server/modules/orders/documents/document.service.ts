import { requireCaller } from '../../../platform/auth/viewer.js';
import { notFound } from '../../../platform/errors/errors.js';
import type { SentFile } from '../../../platform/files/sent-file.js';
import type { PdfRequest } from '../../../platform/pdf/pdf-lane.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { FullOrder } from '../order.store.js';
import { readBoxes, readBoxTokens } from './box.store.js';
import { collectionCalendar } from './collection-calendar.js';
import { readLedger, readOrderSeenBy } from './document.store.js';
import { documentUrl, readDocumentLink } from './document-link.js';
import { type DocumentFacts, documentsOf, LABELS_IN_A_FILE, LISTED_BOXES_MAX } from './document-list.js';
import { contentsWorkMs, packingList, valuedInventory } from './pdf/contents.js';
import { invoice, invoiceWorkMs } from './pdf/invoice.js';
import { labels, labelsWorkMs } from './pdf/labels.js';

/** A document with a download link that is valid for ten minutes. */
export interface OfferedDocument extends DocumentFacts {
  readonly url: string;
}

/** The document to make, without its reader. */
type Paper = Pick<PdfRequest, 'build' | 'workMs'>;

/** The documents of an order, created on request from stored data. */
export class DocumentService extends Service<
  Deps<'orders' | 'store' | 'collectionSheets' | 'pool' | 'pdf' | 'limits' | 'env' | 'now'>
> {
  /** The documents of an order that the viewer may see. Throws NOT_FOUND. */
  async list(orderId: string): Promise<OfferedDocument[]> {
    const owner = requireCaller(this.viewer);
    const order = await this.deps.orders.find(orderId);
    const entries = await readLedger(this.deps.pool, order.id);
    return Promise.all(
      documentsOf(order, entries).map(async (facts) => ({
        ...facts,
        url: await documentUrl(this.deps, { orderId: order.id, name: facts.name, owner }),
      })),
    );
  }

  /**
   * The document of a link, for any holder, while the user who requested the link may see the order and their sessions
   * are valid; `signal` aborts when the reader leaves. Throws BAD_INPUT for an expired link, NOT_FOUND,
   * TOO_MANY_ATTEMPTS, STORE_UNAVAILABLE.
   */
  async fileOfLink(token: string, signal: AbortSignal): Promise<SentFile> {
    const link = await readDocumentLink(this.deps, token);
    if ('date' in link) return this.deps.collectionSheets.fileFor(link.date, link.owner, signal);
    const { orderId, name, owner } = link;
    const order = await readOrderSeenBy(this.deps.pool, owner, orderId);
    if (!order) throw notFound('Document');
    return this.make(order, name, owner.id, signal);
  }

  private async make(
    order: FullOrder,
    name: string,
    forWhom: string,
    signal: AbortSignal,
  ): Promise<SentFile> {
    const { pool, pdf, limits } = this.deps;
    const entries = await readLedger(pool, order.id);
    const facts = documentsOf(order, entries).find((one) => one.name === name);
    if (!facts) throw notFound('Document');
    await limits.spend('document', forWhom);
    const { fileName } = facts;
    if (facts.kind === 'calendar') {
      const { publicUrl } = this.deps.env;
      const { name: storeName, phone: storePhone } = await this.deps.store.terms();
      const collectionDate = order.shipment.collectionDate ?? '';
      const text = collectionCalendar({
        order,
        collectionDate,
        storeName,
        storePhone,
        publicUrl,
        now: this.deps.now(),
      });
      return { fileName, type: 'text/calendar; charset=utf-8', bytes: Buffer.from(text) };
    }
    const entry = entries.find(({ number }) => number === facts.number);
    const paper = entry
      ? { build: () => invoice(entry), workMs: invoiceWorkMs(entry) }
      : await this.ofBoxes(order, facts);
    return { fileName, type: 'application/pdf', bytes: await pdf.make({ ...paper, forWhom, signal }) };
  }

  private async ofBoxes(order: FullOrder, { kind, part }: DocumentFacts): Promise<Paper> {
    const { pool, env, now } = this.deps;
    const { name: storeName, phone: storePhone } = await this.deps.store.terms();
    if (kind === 'labels') {
      const from = (part - 1) * LABELS_IN_A_FILE + 1;
      const to = Math.min(part * LABELS_IN_A_FILE, order.shipment.itemCount);
      const tokens = await readBoxTokens(pool, order.id, from, to);
      const pieces = await readBoxes(pool, order.id, from, to);
      const boxes = pieces.map((piece, index) => ({
        ...piece,
        url: `${env.publicUrl}/box/${tokens[index]}`,
      }));
      const build = () => labels({ order, boxes, storeName, now: now() });
      return { build, workMs: labelsWorkMs(boxes.length) };
    }
    const boxes = await readBoxes(pool, order.id, 1, LISTED_BOXES_MAX);
    const asked = { order, boxes, storeName, storePhone, now: now() };
    const build = () => (kind === 'inventory' ? valuedInventory(asked) : packingList(asked));
    return { build, workMs: contentsWorkMs(boxes) };
  }
}
