import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { isReadableText } from '../../../platform/api/read-text.js';
import { readVersion } from '../../../platform/api/version.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound, versionConflict } from '../../../platform/errors/errors.js';
import { Service } from '../../../platform/service/service.js';
import { PaymentIssue } from '../../payments/payment.entity.js';
import { readNote } from '../admin-payments/payment-input.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { lockIssues, readIssues, readReview, writeResolution } from './payment-issue.store.js';
import type { PaymentWithIssues } from './payment-issue.types.js';

export interface IssueFilter extends PageQuery {
  readonly isResolved?: boolean;
}

/** Payment issues, for staff to check and close. Throws UNAUTHENTICATED, FORBIDDEN. */
export class PaymentIssueService extends Service<Pick<PaymentDeps, 'em' | 'now'>> {
  /** One page of open issues, oldest first, or of closed ones, latest first. Throws BAD_INPUT. */
  async list({ page, pageSize, isResolved = false }: IssueFilter): Promise<Page<PaymentWithIssues>> {
    this.require('money');
    const at = readPage(page, pageSize);
    const asked = { isResolved, limit: at.pageSize, offset: at.offset };
    const { payments, total } = await readIssues(this.deps.em.fork(), asked);
    return toPage(payments, total, at);
  }

  /**
   * Closes all open issues of a payment with a note. Throws BAD_INPUT, NOT_FOUND, and CONFLICT when an issue was raised
   * since that version, or a colleague has closed them.
   */
  async resolve(paymentIntent: string, note: string, version: number): Promise<PaymentWithIssues> {
    const { id: actorId } = this.requireProof('money');
    const words = readNote('note', note);
    readVersion(version);
    if (!isReadableText(paymentIntent)) throw notFound('Payment');
    const now = this.deps.now();
    return inTransaction(this.deps.em, async (tx) => {
      const issues = await lockIssues(tx, paymentIntent);
      if (issues.length === 0) throw notFound('Payment');
      const seen = issues.reduce((count, { raised }) => count + raised, 0);
      const isResolved = issues.every(({ isOpen }) => !isOpen);
      if (seen !== version || isResolved) {
        const { resolvedBy = null, note = null } = (await readReview(tx, paymentIntent)) ?? {};
        const current = { version: seen, isResolved, resolvedBy, note };
        throw versionConflict({ thing: 'payment', current });
      }
      const resolutionId = await writeResolution(tx, paymentIntent, words, actorId, now);
      // Closes only the issues that were counted: another may have been raised since.
      const open = issues.filter(({ isOpen }) => isOpen).map(({ id }) => id);
      await tx.nativeUpdate(PaymentIssue, { id: { $in: open } }, { resolvedAt: now, resolutionId });
      return (await readReview(tx, paymentIntent))!;
    });
  }
}
