import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { NEWSLETTER_WORDING } from '../../../../rules/people/newsletter.js';
import type { LinkDeps } from '../../../platform/auth/signed-link.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import type { Limits } from '../../../platform/limits/limits.js';
import { Service } from '../../../platform/service/service.js';
import { queueEmail } from '../../email/email.store.js';
import { User } from '../user.entity.js';
import { proveAddress } from '../verification/verification.js';
import { type ConsentPlace, NewsletterConsent } from './newsletter.entity.js';
import { readLatestConsent } from './newsletter.store.js';
import { mailboxOf, readConfirmToken, readNewsletterStopToken } from './newsletter-links.js';

interface Choice {
  readonly userId: string;
  readonly isOn: boolean;
  readonly givenAt: ConsentPlace;
  /** Version of the accepted wording; by default today's. */
  readonly wording?: string;
  readonly now: Date;
}

/** Records a choice about the newsletter, in the transaction that sets `newsletterConsentedAt` accordingly. */
export async function recordConsent(
  tx: EntityManager,
  { userId, isOn, givenAt, wording = NEWSLETTER_WORDING.version, now }: Choice,
): Promise<void> {
  await tx.insert(NewsletterConsent, {
    ...{ id: randomUUID(), userId, isOn, givenAt, wording },
    createdAt: now,
  });
}

/** Sends a link to confirm the newsletter to a user who has turned it on; nothing when it is confirmed already. */
export async function askToConfirm(
  tx: EntityManager,
  { user, now }: { readonly user: Pick<User, 'id' | 'email'>; readonly now: Date },
): Promise<void> {
  const latest = await readLatestConsent(tx, user.id);
  if (latest?.state !== 'asked') return;
  await queueEmail(tx, {
    kind: 'newsletter',
    dedupeKey: `newsletter:${randomUUID()}`,
    recipient: user.email,
    userId: user.id,
    now,
  });
}

interface LinkUse extends LinkDeps {
  readonly em: EntityManager;
}

/** Stops the newsletter of a link's user, signed in or not; repeatable. Throws BAD_INPUT for an invalid link. */
export async function stopNewsletter(deps: LinkUse, token: string): Promise<void> {
  const userId = readNewsletterStopToken(deps, token);
  await inTransaction(deps.em, (tx) => turn(tx, { userId, isOn: false, givenAt: 'email', now: deps.now() }));
}

/** Turns the newsletter on or off; the current state is not recorded again. */
async function turn(tx: EntityManager, choice: Choice): Promise<void> {
  const { userId, isOn, now } = choice;
  const turned = await tx.nativeUpdate(
    User,
    { id: userId, newsletterConsentedAt: isOn ? null : { $ne: null } },
    { newsletterConsentedAt: isOn ? now : null },
  );
  if (turned > 0) await recordConsent(tx, choice);
}

export interface NewsletterDeps extends LinkUse {
  readonly limits: Limits;
}

/** The newsletter of a user: turned on by choice, confirmed by the link in an email, stopped by either. */
export class NewsletterService extends Service<NewsletterDeps> {
  /** Turns the newsletter on, with an email to confirm it, or off. Throws UNAUTHENTICATED or TOO_MANY_ATTEMPTS. */
  async choose(isOn: boolean): Promise<void> {
    const { id: userId } = requireUser(this.viewer);
    const { em, limits } = this.deps;
    const now = this.deps.now();
    if (isOn) await limits.spend('newsletter', userId);
    await inTransaction(em, async (tx) => {
      await turn(tx, { userId, isOn, givenAt: 'account', now });
      if (!isOn) return;
      const user = await tx.findOneOrFail(User, { id: userId });
      await askToConfirm(tx, { user, now });
    });
  }

  /**
   * Confirms the consent of a link, and with it the address that the link was sent to; repeatable. Throws BAD_INPUT
   * for an invalid link, or one whose consent or address has changed.
   */
  async confirm(token: string): Promise<void> {
    const { consentId, mailbox } = readConfirmToken(this.deps, token);
    const now = this.deps.now();
    await inTransaction(this.deps.em, async (tx) => {
      const consent = await tx.findOne(NewsletterConsent, { id: consentId });
      const open = { id: consent?.userId ?? consentId, status: 'active', deletedAt: null } as const;
      const user = await tx.findOne(User, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!consent || !user || mailboxOf(user.email) !== mailbox) throw linkOver();
      const latest = await readLatestConsent(tx, user.id);
      if (latest?.state === 'confirmed') return;
      if (latest?.id !== consentId) throw linkOver();
      const { wording } = consent;
      await recordConsent(tx, { userId: user.id, isOn: true, givenAt: 'email', wording, now });
      await proveAddress(tx, user, now);
    });
  }

  /** Stops the newsletter of a link's user. Throws BAD_INPUT for an invalid link. */
  stop(token: string): Promise<void> {
    return stopNewsletter(this.deps, token);
  }
}

function linkOver() {
  return wrongField('token', 'This link no longer works. Turn the newsletter on again in My Account.');
}
