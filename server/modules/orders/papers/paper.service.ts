import type { EntityManager } from '@mikro-orm/postgresql';
import { mayPaperMove } from '../../../../rules/files/papers.js';
import { limitedToOwn } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { queueEmail } from '../../email/email.store.js';
import { attachFiles } from '../../files/attachment.store.js';
import {
  hasFile,
  type LockedPaper,
  lockPaper,
  movePaper,
  readPaper,
  readPapers,
  removeFiles,
} from './paper.store.js';
import type { OrderPaper, PaperDecisionInput } from './paper.types.js';

const IS_OVER: ReadonlySet<string> = new Set(['delivered', 'cancelled']);

/** The customs papers of orders. Throws NOT_FOUND for somebody else's order, as for a missing one; staff see all. */
export class PaperService extends Service<Deps<'em' | 'pool' | 'now'>> {
  /** The papers of an order. Throws NOT_FOUND. */
  async of(orderId: string): Promise<OrderPaper[]> {
    const reader = limitedToOwn(this.viewer, 'orders', 'money');
    const papers = isUuid(orderId) ? await readPapers(this.deps.pool, orderId, reader) : undefined;
    if (!papers) throw notFound('Order');
    return papers;
  }

  /**
   * Attaches an uploaded file to a paper, in place of an earlier one. The same file again changes nothing. Throws
   * NOT_FOUND; BAD_INPUT for a missing file, CONFLICT for a paper that was accepted and for an order that is over.
   */
  async send(id: string, fileId: string): Promise<OrderPaper> {
    return this.change(id, limitedToOwn(this.viewer, 'orders'), async (tx, paper) => {
      if (await hasFile(tx, id, fileId)) return;
      if (IS_OVER.has(paper.status)) throw conflict("This order doesn't need papers any more");
      if (!mayPaperMove(paper.state, 'sent')) throw conflict("We've checked this paper already");
      await removeFiles(tx, id);
      await attachFiles(tx, { paperId: id }, [fileId], 'fileId');
      await movePaper(tx, id, { state: 'sent', now: this.deps.now() });
    });
  }

  /**
   * Staff: accepts a paper's file, or refuses it with a reason, which the customer gets by email. The same decision
   * again changes nothing. Throws NOT_FOUND; BAD_INPUT without a reason, CONFLICT when another file arrived since.
   */
  async decide(id: string, { state, version, ...input }: PaperDecisionInput): Promise<OrderPaper> {
    this.require('orders');
    const reason = state === 'refused' ? input.reason.trim() : '';
    if (state === 'refused' && !reason)
      throw wrongField('reason', 'Say what is wrong: the customer reads it');
    return this.change(id, null, async (tx, paper) => {
      if (paper.state === state && paper.reason === reason) return;
      if (paper.version !== version) throw conflict('This paper has changed. Look at it again.');
      if (!mayPaperMove(paper.state, state))
        throw conflict(`This paper can't move from ${paper.state} to ${state}`);
      await movePaper(tx, id, { state, reason, now: this.deps.now() });
      await writeAuditEntry(tx, {
        ...{ entity: 'order', entityId: paper.orderId, label: paper.number },
        what: { paper: paper.name, state },
      });
      if (state === 'refused') await this.mailCustomer(tx, paper);
    });
  }

  private async change(
    id: string,
    userId: string | null,
    work: (tx: EntityManager, paper: LockedPaper) => Promise<void>,
  ): Promise<OrderPaper> {
    return inTransaction(this.deps.em, async (tx) => {
      const paper = isUuid(id) ? await lockPaper(tx, id, userId) : undefined;
      if (!paper) throw notFound('Paper');
      await work(tx, paper);
      return readPaper(tx, id);
    });
  }

  private async mailCustomer(
    tx: EntityManager,
    { id, orderId, userId, email, version }: LockedPaper,
  ): Promise<void> {
    const { now } = this.deps;
    await queueEmail(tx, {
      kind: 'papers-due',
      dedupeKey: `papers-due:${orderId}:refused:${id}:${version}`,
      recipient: email,
      ...{ orderId, userId },
      data: { stage: 'refused' },
      now: now(),
    });
  }
}
