import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from '../test/catalogue-staff.js';
import { catalogueStaff } from '../test/enter-staff.js';

interface Upload {
  readonly id: string;
  readonly state: string;
  readonly rows: number;
  readonly changes: number;
  readonly problems: number;
  readonly priceChangeId: string | null;
}
interface Line {
  readonly row: number;
  readonly problem: string | null;
  readonly name: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

const UPLOAD = 'id state rows changes problems priceChangeId fileName';
const MANY = 5_000;

let app: TestApp;
let admin: GraphqlClient;
let staff: CatalogueStaff;

beforeAll(async () => {
  app = await startTestApp();
  admin = new GraphqlClient(app.url);
  await signInAsAdmin(admin);
  staff = catalogueStaff(app, admin);
});

afterAll(() => app?.stop());

async function download(format = 'CSV'): Promise<Buffer> {
  const { url } = await admin.call<{ url: string }>('query adminCatalogueExport', 'url', {
    format: ['SheetFormat!', format],
  });
  const response = await fetch(`${app.url}${url}`);
  return Buffer.from(await response.arrayBuffer());
}

async function send(bytes: Buffer | string, token = admin.token) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), 'prices.csv');
  const response = await fetch(`${app.url}/api/catalogue-imports`, {
    ...{ method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } },
  });
  return { status: response.status, body: (await response.json()) as { id: string; message: string } };
}

const upload = async (bytes: Buffer | string): Promise<Upload> => {
  const { status, body } = await send(bytes);
  expect([status, body.message]).toEqual([201, undefined]);
  return admin.call('query adminCatalogueImport', UPLOAD, { id: ['ID!', body.id] });
};

const linesOf = async ({ id }: Upload, page = 1) => {
  const { nodes } = await admin.call<{ nodes: Line[] }>(
    'query adminCatalogueImportLines',
    'nodes { row problem name column before after }',
    { id: ['ID!', id], page: ['Int', page], pageSize: ['Int', 50] },
  );
  return nodes;
};
const problemsOf = async (found: Upload) => (await linesOf(found)).map(({ problem }) => problem);
const apply = ({ id }: Upload): Promise<Upload> =>
  admin.call('mutation adminApplyCatalogueImport', UPLOAD, { id: ['ID!', id] });

describe('the catalogue as a spreadsheet', () => {
  let chest: string;
  let name: string;

  beforeEach(async () => {
    name = `Sea Chest ${randomUUID().slice(0, 8)}`;
    const pence = { australia: 20_000, hongkong: 4_000 };
    chest = (await staff.createProduct({ name, size: '50 × 50 × 50 cm', category: 'Shipping Boxes', pence }))
      .id;
  });

  /** The downloaded file with these rows alone, edited by column. */
  async function rowsWith(rows: Readonly<Record<string, Readonly<Record<string, string>>>>): Promise<string> {
    const [columns = [], ...all] = parse(await download(), { bom: true }) as string[][];
    const edited = Object.entries(rows).map(([id, edits]) =>
      (all.find(([one]) => one === id) ?? []).map((cell, at) => edits[columns[at] ?? ''] ?? cell),
    );
    return stringify([columns, ...edited]);
  }

  const rowWith = (edits: Readonly<Record<string, string>>) => rowsWith({ [chest]: edits });

  it.each(['CSV', 'XLSX'])('changes nothing when it comes back as it was, as %s', async (format) => {
    const found = await upload(await download(format));
    expect(found).toMatchObject({ state: 'READY', changes: 0, problems: 0 });
    await expect(apply(found)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('shows what its cells change, changes just that, and is undone', async () => {
    const csv = await rowWith({
      Australia: '210.5',
      'Hong Kong': '',
      Japan: '£1250',
      Size: '60 x 50 x 40 cm',
    });
    const found = await upload(csv);
    expect(found).toMatchObject({ state: 'READY', rows: 1, changes: 4 });
    const shown = await linesOf(found);
    expect(shown).toEqual([
      { row: 2, problem: null, name, column: 'Size', before: '50 × 50 × 50 cm', after: '60 x 50 x 40 cm' },
      { row: 2, problem: null, name, column: 'Australia', before: '£200.00', after: '£210.50' },
      { row: 2, problem: null, name, column: 'Hong Kong', before: '£40.00', after: 'Not sold' },
      { row: 2, problem: null, name, column: 'Japan', before: 'Not sold', after: '£1,250.00' },
    ]);
    const before = await staff.product(chest);
    expect(before.prices).toEqual({ australia: 20_000, hongkong: 4_000 });

    const { state, priceChangeId } = await apply(found);
    expect(state).toBe('APPLIED');
    expect(await staff.product(chest)).toMatchObject({
      ...{ size: '60 x 50 x 40 cm', sides: [60, 50, 40], prices: { australia: 21_050, japan: 125_000 } },
      version: before.version + 1,
    });
    await expect(apply(found)).rejects.toMatchObject({ code: 'CONFLICT' });
    await admin.call('mutation adminUndoBulkPriceChange', 'id', { id: ['ID!', priceChangeId] });
    expect(await staff.product(chest)).toMatchObject({
      ...{ size: before.size, sides: before.sides, prices: before.prices, version: before.version + 2 },
    });
  });

  it('renames a product, and stands in the audit log', async () => {
    const found = await upload(await rowWith({ Name: `${name} mark II` }));
    await apply(found);
    expect((await staff.product(chest)).name).toBe(`${name} mark II`);
    const { rows } = await app.deps.database.pool.query(
      `select before, after from audit_entries where entity_id = $1 and after ? 'name' and action = 'changed'`,
      [chest],
    );
    expect(rows).toEqual([{ before: { name }, after: { name: `${name} mark II` } }]);
  });

  it('changes minimum charges and rates of custom boxes too', async () => {
    const found = await upload(
      await rowsWith({ 'minimum-charge': { Canada: '301' }, 'custom-box-handling': { Canada: '9.5' } }),
    );
    expect(await linesOf(found)).toMatchObject([
      { name: 'Minimum charge', column: 'Canada', after: '£301.00' },
      { name: 'Custom boxes, handling', column: 'Canada', after: '£9.50' },
    ]);
    const { priceChangeId } = await apply(found);
    const rates = async () =>
      (
        await app.deps.database.pool.query(
          `select (select amount_pence from prices where destination = 'canada') as minimum, handling_pence from destination_rates where destination = 'canada'`,
        )
      ).rows[0];
    expect(await rates()).toEqual({ minimum: 30_100, handling_pence: 950 });
    await admin.call('mutation adminUndoBulkPriceChange', 'id', { id: ['ID!', priceChangeId] });
    expect((await rates()).minimum).not.toBe(30_100);
  });

  it('is refused by row and cell, all problems at once', async () => {
    const csv = await rowWith({
      Australia: '12,50',
      Japan: '=1+1',
      Canada: '01/02/2026',
      Category: 'Beds',
    });
    const found = await upload(csv);
    expect(found).toMatchObject({ state: 'REFUSED', changes: 0, problems: 4 });
    expect((await problemsOf(found)).toSorted()).toEqual([
      'Row 2, Australia: “12,50” has a decimal comma; write 12.50.',
      'Row 2, Canada: “01/02/2026” is a date; enter an amount like 12.50.',
      "Row 2, Category: a spreadsheet can't move products; do that on the Products page.",
      'Row 2, Japan: has a formula; paste its value.',
    ]);
    await expect(apply(found)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('is refused where a product is new, unknown, twice, or without its price to Australia', async () => {
    const row = (await rowWith({})).split('\n')[1] ?? '';
    const csv = [
      await rowWith({ Australia: '' }),
      ...[
        row,
        row.replace(chest, ''),
        row.replace(chest, randomUUID()),
        row.replace(chest, 'x'),
        `${row},more`,
      ],
    ]
      .join('\n')
      .replace('\n\n', '\n');
    expect(await problemsOf(await upload(csv))).toEqual([
      'Row 2, Australia: every product needs a price to Australia.',
      'Row 3, Id: it repeats row 2.',
      'Row 4, Id: it has no id. Add new products on the Products page.',
      'Row 5, Id: the product was deleted. Download the catalogue again.',
      'Row 6, Id: no product has this id. Download the catalogue again.',
      'Row 7: it has more cells than the first row has headings.',
    ]);
  });

  it('names a product that has changed since the download, unless the row changes nothing', async () => {
    const [edited, untouched] = [await rowWith({ Australia: '210' }), await rowWith({})];
    await staff.updateProduct(chest, { pence: { japan: 5_000 } });
    expect(await problemsOf(await upload(edited))).toEqual([
      `Row 2: ${name} has changed since this file was downloaded, or its version was edited. Download it again and repeat your change.`,
    ]);
    // The row lacks the price to Japan, so it would take it away.
    expect(await upload(untouched)).toMatchObject({ state: 'REFUSED', problems: 1 });
    await staff.updateProduct(chest, { details: 'For the sea.', pence: { japan: null } });
    expect(await upload(untouched)).toMatchObject({ state: 'READY', changes: 0 });
  });

  it('is not applied once a value has changed since the upload', async () => {
    const found = await upload(await rowWith({ Australia: '210' }));
    await staff.updateProduct(chest, { pence: { australia: 20_500 } });
    await expect(apply(found)).rejects.toMatchObject({
      ...{ code: 'CONFLICT' },
      message: `We couldn't apply this, because prices have changed since: ${name} to Australia.`,
    });
    expect((await staff.product(chest)).prices.australia).toBe(20_500);
  });

  it.each([
    [/^Id/, 'Key', "The file has no column “Id”. We don't know the column “Key”."],
    [/,Japan/, '', 'The file has no column “Japan”.'],
    [/,Japan/, ',Japan,Japan', 'The column “Japan” is there twice.'],
  ])('is refused with the names of wrong columns', async (from, to, message) => {
    const [head = '', row] = (await rowWith({})).split('\n');
    const { status, body } = await send(`${head.replace(from, to)}\n${row}`);
    expect([status, body.message]).toEqual([
      ...[400, `${message} Use the headings of the file that you downloaded.`],
    ]);
  });

  it.each([
    [Buffer.from(''), 'The file is empty.'],
    [Buffer.from('\ufeffId', 'utf16le'), 'This file is in UTF-16. Save it as “CSV UTF-8”.'],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 'Choose a file of at most 10 MB'],
  ])('is refused when it cannot be read', async (bytes, message) => {
    expect((await send(bytes)).body.message).toBe(message);
  });

  it(`of ${MANY} rows with 200 bad ones is refused by row, and nothing is half done`, async () => {
    await app.deps.database.pool.query(
      `insert into products (id, category_id, slug, name, details, size, width_cm, height_cm, depth_cm, weight_kg, image_url, alt_text, position, created_at)
        select gen_random_uuid(), c.id, 'many-' || i, 'Many ' || i, '', '50 × 50 × 50 cm', 50, 50, 50, 20, '', '', i, now()
          from generate_series(1, $1) i, (select id from categories limit 1) c`,
      [MANY],
    );
    await app.deps.database.pool.query(
      `insert into product_prices (product_id, destination, amount_pence) select id, 'australia', 10000 from products where slug like 'many-%'`,
    );
    const lines = (await download()).toString().split('\r\n');
    const australia = lines[0]!.split(',').indexOf('Australia');
    let many = 0;
    const edited = lines.map((line) => {
      if (!/,Many \d+,/.test(line)) return line;
      const cells = line.split(',');
      many += 1;
      const isBad = many % 25 === 0;
      cells[australia] = isBad ? 'twelve' : '101.00';
      return cells.join(',');
    });
    const found = await upload(edited.join('\r\n'));
    expect(found).toMatchObject({ state: 'REFUSED', problems: 200, changes: 0 });
    expect((await linesOf(found, 4)).at(-1)?.problem).toMatch(
      /^Row \d+, Australia: “twelve” is not an amount/,
    );
    await expect(apply(found)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const { rows } = await app.deps.database.pool.query(
      `select distinct amount_pence from product_prices p join products on id = product_id where slug like 'many-%'`,
    );
    expect(rows).toEqual([{ amount_pence: 10_000 }]);

    const mended = await upload(edited.map((line) => line.replace('twelve', '102.00')).join('\r\n'));
    expect(mended).toMatchObject({ state: 'READY', changes: MANY });
    expect(await apply(mended)).toMatchObject({ state: 'APPLIED' });
  });

  it('is for staff alone', async () => {
    const guest = new GraphqlClient(app.url);
    await expect(
      guest.call('query adminCatalogueExport', 'url', { format: ['SheetFormat!', 'CSV'] }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await send('x', 'nobody')).status).toBe(401);
  });
});
