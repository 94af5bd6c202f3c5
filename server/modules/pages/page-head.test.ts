import { expect, test } from '@jest/globals';
import type { Shop } from './page-data.js';
import { pageHead } from './page-head.js';

const FRONT_PAGES = ['https://www.facebook.com/', 'https://www.google.com/maps', 'https://www.linkedin.com'];

test.each([
  [FRONT_PAGES, undefined],
  [[...FRONT_PAGES, 'https://www.facebook.com/quay'], ['https://www.facebook.com/quay']],
  [['https://www.google.com/maps?cid=12', ''], ['https://www.google.com/maps?cid=12']],
])('of the links %j the shop is %j', (urls, profiles) => {
  const shop = { name: 'Quay', socialLinks: urls.map((url) => ({ name: 'Us', url })) } as unknown as Shop;
  const [company] = pageHead('/', shop, 'https://example.com').data;
  expect((company as { sameAs?: string[] }).sameAs).toEqual(profiles);
});
