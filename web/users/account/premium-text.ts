import { pluralForm } from '../../ui/counts';
import type { AccountSummaryFragment } from './AccountSummary.generated';

type Standing = Pick<AccountSummaryFragment, 'isPremium' | 'deliveredOrders' | 'premiumFrom'>;

/** How to become a Premium Customer, or what being one means. */
export function premiumText({ isPremium, deliveredOrders, premiumFrom }: Standing): string {
  if (isPremium)
    return `This is our thank-you to customers with ${premiumFrom} or more delivered orders. It doesn't change your prices.`;
  const left = premiumFrom - deliveredOrders;
  const orders = pluralForm(left, 'one more delivered order', `${left} more delivered orders`);
  return `You'll be a Premium Customer after ${orders}. It's our way of saying thank you. It doesn't change your prices.`;
}
