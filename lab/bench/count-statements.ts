import type { BudgetLine } from './budgets.js';
import { catalogueOverGraphql, catalogueOverRest } from './catalogue-shots.js';
import type { Shot } from './fire.js';
import { call } from './http.js';
import { type Buyer, buy } from './purchase.js';
import { addToCartShots } from './shopping-shots.js';
import { postPaidWebhook } from './webhook-shot.js';

/** Purchases whose statements are counted; the dearest is held against the budget. */
const PURCHASES = 5;

/** Counts the statements of what has a budget, one request at a time. Call it before anything was asked of the catalogue. */
export async function countStatements(url: string, buyer: Buyer, productId: string): Promise<BudgetLine[]> {
  const lines: BudgetLine[] = [];
  const count = async (shot: Shot) => (await call(url + shot.path, shot)).statements ?? 0;
  for (const [api, shot] of [
    ['GraphQL', catalogueOverGraphql],
    ['REST', catalogueOverRest],
  ] as const) {
    lines.push({ what: 'catalogue page, first time', api, statements: await count(shot) });
    lines.push({ what: 'catalogue page, kept', api, statements: await count(shot) });
  }
  const add = addToCartShots(buyer.token, { productId });
  // The first call after a change also reads the shop's terms, which are cached like the catalogue.
  await count(add.graphql);
  lines.push({ what: 'add to cart', api: 'GraphQL', statements: await count(add.graphql) });
  lines.push({ what: 'add to cart', api: 'REST', statements: await count(add.rest) });
  return [...lines, ...(await countPurchases(url, buyer, productId))];
}

async function countPurchases(url: string, buyer: Buyer, productId: string): Promise<BudgetLine[]> {
  let whole = 0;
  let orderPage = 0;
  for (let no = 0; no < PURCHASES; no += 1) {
    const { statements, intentId } = await buy(url, buyer, productId);
    const webhook = await postPaidWebhook(url, intentId);
    whole = Math.max(
      whole,
      Object.values(statements).reduce((sum, each) => sum + each, webhook),
    );
    orderPage = Math.max(orderPage, statements['order page'] ?? 0);
  }
  return [
    { what: 'order page', api: 'GraphQL', statements: orderPage },
    { what: 'whole purchase', api: 'GraphQL and webhook', statements: whole },
  ];
}
