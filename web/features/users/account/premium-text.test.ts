import { expect, it } from '@jest/globals';
import { premiumText } from './AccountSummary';

it.each([
  [0, 0, 'Every customer of ours is a Premium Customer.'],
  [2, 0, "You'll be a Premium Customer after 2 more delivered orders."],
  [2, 1, "You'll be a Premium Customer after one more delivered order."],
  [1, 3, "You're a Premium Customer because you have a delivered order. Thank you."],
  [2, 3, "You're a Premium Customer because you have 2 delivered orders. Thank you."],
])('from %i orders, with %i delivered: %s', (premiumFrom, deliveredOrders, text) => {
  expect(premiumText({ premiumFrom, deliveredOrders, isPremium: deliveredOrders >= premiumFrom })).toBe(text);
});
