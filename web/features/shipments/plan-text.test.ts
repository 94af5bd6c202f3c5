import { expect, it } from '@jest/globals';
import { planText } from './plan-text';

it.each([
  ['Collection moved from 6 to 13 December 2026', 'Move collection from 6 to 13 December 2026'],
  ['Collection date set to 13 December 2026', 'Set collection date to 13 December 2026'],
  ['Service changed from Standard to Express', 'Change service from Standard to Express'],
  ['Delivery address changed', 'Change delivery address'],
])('before it is made, "%s" reads "%s"', (done, plan) => {
  expect(planText(done)).toBe(plan);
});
