import { randomInt, randomUUID } from 'node:crypto';
import { daysAfter, todayInLondon } from '../../../rules/calendar-date.js';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import type { Makers } from './makers.js';

/** A separate product, so that deleting it harms no other world. */
export async function shopWindow({ admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ product: { _id: string } }>('POST', '/admin/products', {
    name: `Hat Box ${randomUUID()}`,
    size: '46 × 46 × 51 cm',
    price: { australia: 42.5, hongkong: 39 },
    category: 'Shipping Boxes',
    status: 'active',
    isPublished: true,
    ...{ collection: 'Autumn', color: 'white', gender: 'all', material: 'card', brand: 'House' },
  });
  return { product: body.product._id, unitPrice: 42.5 };
}

/** A previewed price change of a separate product. */
export async function shownPrices(makers: Makers): Promise<ExampleValues> {
  const { product } = await shopWindow(makers);
  const { graphql } = makers.admin;
  const { name } = await graphql.call<{ name: string }>('query adminProduct', 'name', {
    id: ['ID!', product],
  });
  const { fingerprint } = await graphql.call<{ fingerprint: string }>(
    'query adminBulkPricePreview',
    'fingerprint',
    { input: ['BulkPriceInput!', { percent: 5, search: name }] },
  );
  return { priceScope: name, priceFingerprint: fingerprint };
}

export async function changedPrices(makers: Makers): Promise<ExampleValues> {
  const { priceScope, priceFingerprint } = await shownPrices(makers);
  const { id } = await makers.admin.graphql.call<{ id: string }>('mutation adminApplyBulkPriceChange', 'id', {
    input: ['BulkPriceInput!', { percent: 5, search: priceScope }],
    fingerprint: ['String!', priceFingerprint],
  });
  return { priceChange: id };
}

/** A month from now: tests run in any year. */
const nextMonth = () => ({ date: daysAfter(todayInLondon(new Date()), 30), time: '00:00' });

export async function plannedPrice({ admin }: Makers): Promise<ExampleValues> {
  const { id } = await admin.graphql.call<{ id: string }>('mutation adminPlanPriceAmount', 'id', {
    input: ['PriceAmountInput!', { part: 'MINIMUM', destination: 'JAPAN', amount: 19_950 }],
    at: ['UkMomentInput!', nextMonth()],
  });
  return { plannedPrice: id, nextMonth: nextMonth() };
}

/** A spreadsheet with one change, a link to one, and an upload. */
export async function spreadsheets(makers: Makers): Promise<ExampleValues> {
  const { graphql } = makers.admin;
  const { url } = await graphql.call<{ url: string }>('query adminCatalogueExport', 'url', {
    format: ['SheetFormat!', 'CSV'],
  });
  const csv = await (await fetch(`${makers.app.url}${url}`)).text();
  const cell = /^(custom-box-handling,v\w+,[^\d]*)[\d.]+/m;
  const spreadsheet = Buffer.from(csv.replace(cell, `$1${randomInt(100, 900)}.50`));
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(spreadsheet)]), 'catalogue.csv');
  const headers = { Authorization: `Bearer ${graphql.token}` };
  const response = await fetch(`${makers.app.url}/api/catalogue-imports`, {
    method: 'POST',
    body: form,
    headers,
  });
  const { id } = (await response.json()) as { id: string };
  return { spreadsheet, catalogueImport: id, catalogueToken: url.split('/').at(-1) };
}

export async function newCategory({ admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ category: { _id: string; name: string } }>('POST', '/categories', {
    name: `Aviaries ${randomUUID()}`,
  });
  const { _id: category, name: categoryName } = body.category;
  return { category, categoryName, emptyCategory: category };
}

export async function newSynonym({ admin }: Makers): Promise<ExampleValues> {
  const { id } = await admin.graphql.call<{ id: string }>('mutation adminCreateSearchSynonym', 'id', {
    input: ['SearchSynonymInput!', { word: `davenport ${randomUUID()}`, meaning: 'Sofa' }],
  });
  return { synonym: id };
}

export async function newAnswer({ admin }: Makers): Promise<ExampleValues> {
  const { id } = await admin.graphql.call<{ id: string }>('mutation adminSaveCannedAnswer', 'id', {
    title: ['String!', `Thanks ${randomUUID()}`],
    body: ['String!', 'Dear {name}, thank you.'],
  });
  return { answer: id };
}

export async function settingsVersion({ admin }: Makers): Promise<ExampleValues> {
  const { version } = await admin.graphql.call<{ version: number }>('query adminSettings', 'version');
  return { settingsVersion: version };
}

/** Bahrain has no minimum charge in any world; South Africa always has one. */
export async function minimumCharges({ app, admin }: Makers): Promise<ExampleValues> {
  await app.deps.database.pool.query("delete from prices where destination = 'bahrain'");
  const prices = await admin.prices();
  const found = prices.find(({ country }) => country === 'South Africa');
  const price = found ?? (await admin.createPrice('South Africa', 19_500));
  return { price: price.id, unpricedCountry: 'Bahrain' };
}

/** A draft of the delivery terms, to be saved again or published. */
export async function legalDraft({ app }: Makers): Promise<ExampleValues> {
  const { rows } = await app.deps.database.pool.query<{ version: number }>(
    `update legal_drafts set text = 'By sea, ' || gen_random_uuid(), saved_at = now() where kind = 'delivery' returning version`,
  );
  return { legalDraft: rows[0]!.version };
}

/** A promotion that any cart with something in it may use. */
export async function newPromotion({ admin }: Makers): Promise<ExampleValues> {
  const code = `P-${randomUUID().slice(0, 8)}`;
  const { id } = await admin.graphql.call<{ id: string }>('mutation adminCreatePromotion', 'id', {
    input: ['PromotionInput!', { code, name: 'Ten off', kind: 'PERCENT', value: 10 }],
  });
  return { promotion: id, promotionCode: code };
}
