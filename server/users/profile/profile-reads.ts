import type { EntityManager } from '@mikro-orm/postgresql';
import { NEWSLETTER_WORDING } from '../../../rules/newsletter.js';
import { isPremium, PREMIUM_FROM_ORDERS } from '../../../rules/premium.js';
import { query } from '../../db/query.js';
import { money } from '../../shared/money.js';
import { closingObstacle } from '../privacy/closing-obstacle.js';
import type { User } from '../user.entity.js';
import { NewsletterConsent } from './newsletter.entity.js';
import { nameParts } from './profile.js';
import type { AccountSummary, MyAccount } from './profile.types.js';

const HISTORY_MAX = 20;

const TOTALS_SQL = `select count(*)::int as "totalOrders",
    (count(*) filter (where status = 'delivered'))::int as "deliveredOrders",
    (select coalesce(sum(l.amount_pence), 0)::float8 from ledger_entries l join orders o on o.id = l.order_id
      where o.user_id = $1 and o.deleted_at is null) as "spentPence"
  from orders where user_id = $2 and deleted_at is null`;

/** The account of a user, as its page shows it. */
export async function readAccount(em: EntityManager, user: User): Promise<MyAccount> {
  const summary = await readSummary(em, user);
  const history = await em.find(
    NewsletterConsent,
    { userId: user.id },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: HISTORY_MAX },
  );
  const isOn = user.newsletterConsentedAt !== null;
  return {
    user,
    ...nameParts(user),
    summary,
    newsletter: { isOn, words: NEWSLETTER_WORDING.words, history },
    closingObstacle: await closingObstacle(em, user.id),
  };
}

async function readSummary(em: EntityManager, { id, createdAt }: User): Promise<AccountSummary> {
  const [totals] = await query<{ totalOrders: number; deliveredOrders: number; spentPence: number }>(
    em,
    TOTALS_SQL,
    [id, id],
  );
  const { totalOrders = 0, deliveredOrders = 0, spentPence = 0 } = totals ?? {};
  return {
    ...{ memberSince: createdAt, totalOrders, deliveredOrders, totalSpent: money(spentPence) },
    ...{ isPremium: isPremium(deliveredOrders), premiumFrom: PREMIUM_FROM_ORDERS },
  };
}
