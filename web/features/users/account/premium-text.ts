import { pluralForm } from '../../../lib/formats/counts';
import type { AccountSummaryFragment } from './AccountSummary.generated';

type Standing = Pick<AccountSummaryFragment, 'isPremium' | 'deliveredOrders' | 'premiumFrom'>;

/** Why somebody is a Premium Customer, or how to become one. */
export function premiumText({ isPremium, deliveredOrders, premiumFrom }: Standing): string {
  if (premiumFrom === 0) return 'Every customer of ours is a Premium Customer.';
  if (isPremium) {
    const orders = pluralForm(premiumFrom, 'a delivered order', `${premiumFrom} delivered orders`);
    return `You're a Premium Customer because you have ${orders}. Thank you.`;
  }
  const left = premiumFrom - deliveredOrders;
  return `You'll be a Premium Customer after ${pluralForm(left, 'one more delivered order', `${left} more delivered orders`)}.`;
}
