import type { EntityManager } from '@mikro-orm/postgresql';
import { NEWSLETTER_WORDING } from '../../../rules/people/newsletter.js';
import { StoreSettings } from '../../settings/settings.entity.js';
import { money } from '../../shared/money.js';
import { closingObstacle } from '../privacy/closing-obstacle.js';
import type { User } from '../user.entity.js';
import { NewsletterConsent } from './newsletter.entity.js';
import { readLatestConsent } from './newsletter.store.js';
import { nameParts } from './profile.js';
import { readOrderTotals } from './profile.store.js';
import type { AccountSummary, MyAccount } from './profile.types.js';

const HISTORY_MAX = 20;

/** The account of a user, as its page shows it. */
export async function readAccount(em: EntityManager, user: User): Promise<MyAccount> {
  const summary = await readSummary(em, user);
  const history = await em.find(
    NewsletterConsent,
    { userId: user.id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: HISTORY_MAX },
  );
  const state = (await readLatestConsent(em, user.id))?.state ?? null;
  const isOn = user.newsletterConsentedAt !== null;
  return {
    user,
    ...nameParts(user),
    summary,
    newsletter: { isOn, state, words: NEWSLETTER_WORDING.words, history },
    closingObstacle: await closingObstacle(em, user.id),
  };
}

async function readSummary(em: EntityManager, { id, createdAt }: User): Promise<AccountSummary> {
  const { totalOrders, deliveredOrders, spentPence } = await readOrderTotals(em, id);
  const { premiumFromOrders: premiumFrom } = await em.findOneOrFail(StoreSettings, 1);
  return {
    ...{ memberSince: createdAt, totalOrders, deliveredOrders, totalSpent: money(spentPence) },
    ...{ isPremium: deliveredOrders >= premiumFrom, premiumFrom },
  };
}
