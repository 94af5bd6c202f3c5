import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NEWSLETTER_WORDING } from '../../../rules/people/newsletter.js';
import { inTransaction } from '../../db/transaction.js';
import { Service } from '../../shared/service.js';
import { requireUser } from '../../shared/viewer.js';
import { User } from '../user.entity.js';
import { type ConsentPlace, NewsletterConsent } from './newsletter.entity.js';

interface Choice {
  readonly userId: string;
  readonly isOn: boolean;
  readonly givenAt: ConsentPlace;
  readonly now: Date;
}

/** Writes down a choice about the newsletter, in the transaction that makes `newsletterConsentedAt` agree. */
export async function recordConsent(
  tx: EntityManager,
  { userId, isOn, givenAt, now }: Choice,
): Promise<void> {
  await tx.insert(NewsletterConsent, {
    ...{ id: randomUUID(), userId, isOn, givenAt },
    wording: NEWSLETTER_WORDING.version,
    createdAt: now,
  });
}

export interface NewsletterDeps {
  readonly em: EntityManager;
  readonly now: () => Date;
}

/** The newsletter of the signed-in user. */
export class NewsletterService extends Service<NewsletterDeps> {
  /** Turns it on or off; what it is already is written down no second time. Throws UNAUTHENTICATED. */
  async choose(isOn: boolean): Promise<void> {
    const { id: userId } = requireUser(this.viewer);
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      const turned = await tx.nativeUpdate(
        User,
        { id: userId, newsletterConsentedAt: isOn ? null : { $ne: null } },
        { newsletterConsentedAt: isOn ? now : null },
      );
      if (turned > 0) await recordConsent(tx, { userId, isOn, givenAt: 'account', now });
    });
  }
}
