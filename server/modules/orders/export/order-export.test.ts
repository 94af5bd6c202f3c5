import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { storeOrders } from '../test/stored-orders.js';
import { EXPORT_FORMATS } from './export-formats.js';
import { type ExportRow, exportSql, toCells } from './export-rows.js';
import { OrderExporter } from './export-stream.js';

let app: TestApp;
let staff: GraphqlClient;
let staffId: string;

beforeAll(async () => {
  app = await startTestApp();
  const buyer = new GraphqlClient(app.url);
  const { id: userId } = await signUp(buyer);
  const { pool } = app.deps.database;
  const bea = { name: '=HYPERLINK("http://evil.example")', fromCity: ' @Leeds', totalPence: 123_450 };
  const [id] = await storeOrders(pool, { userId, count: 1, status: 'in_transit', ...bea });
  await storeOrders(pool, { userId, count: 2, name: 'Zoë "Z" Müller, Esq.', fromCity: '＝Bath' });
  await pool.query(
    `update orders set customer = customer || '{"phone": "+44 7700 900123"}', created_at = '2026-07-01T23:30:00Z',
      shipment = shipment || '{"collectionDate": "2026-07-20", "volumeCm3": 1234567}', tracking_number = E'-1+1\\n2', refunded_pence = 2_050 where id = $1`,
    [id],
  );
  await pool.query(
    `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at)
      select gen_random_uuid(), $1, 'refund', -500, 'pi_x', 'refund of pi_x', 'CRN-1', '{}', '{}', '', now()`,
    [id],
  );
  staff = new GraphqlClient(app.url);
  staffId = (await signInAsAdmin(staff)).id;
});

afterAll(() => app?.stop());

describe('orders taken away as CSV', () => {
  it('have a header, London time, pounds with pence, and open in a spreadsheet as they stand', async () => {
    const { text, response } = await download({ status: 'IN_TRANSIT' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-until-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [header, order, ...rest] = text.split('\r\n');
    expect(header).toBe(
      '\ufeffNumber,Booked (London time),Status,Payment,Customer,Email,Phone,From,To,Destination,Service,Collection date,Items,Volume m³,Total £,Paid £,Refunded £,Reversed £,Net £,VAT in net £,No forbidden goods (London time),Tracking number',
    );
    expect(order).toMatch(/^HL-\d+,2026-07-02 00:30,In transit,Paid,/);
    expect(order).toMatch(/,2026-07-20,\d+,1\.235,1234\.50,1234\.50,20\.50,0\.00,-5\.00,0\.00,,'-1\+1 2$/);
    expect(rest).toEqual(['']);
  });

  it('begin no cell with what a spreadsheet would work out, whatever was typed', async () => {
    const { text } = await download();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`,\t+44 7700 900123,'@Leeds,`);
    expect(text).toContain(`"Zoë ""Z"" Müller, Esq."`);
    expect(text).toContain(`,'＝Bath,`);
    expect(text.match(/[,\n][=+@＝＋－＠]/g)).toBeNull();
    expect(text.match(/[,\n]\t(?!\+[\d ]+,)/g)).toBeNull();
    expect(text.split('\r\n')).toHaveLength(5);
  });

  it.each(['\u200b', '\u2060', '\u202e', '\u0001', ' \u00ad\ufeff'])(
    'begin no cell with what nobody sees: %j',
    async (unseen) => {
      const { pool } = app.deps.database;
      await pool.query(`update orders set tracking_number = $1 where status = 'in_transit'`, [
        `${unseen}=1+1`,
      ]);
      expect((await download({ status: 'IN_TRANSIT' })).text).toMatch(/,'=1\+1\r\n$/);
    },
  );

  it.each([
    ['Ann;=1+1', `Ann;'=1+1`],
    ['Ann; \u200b@x|-1 | a', `Ann; \u200b'@x|'-1 | a`],
    ['Ann|\t＝1;2', `Ann| '＝1;2`],
  ])('begin no cell with it either where other signs part cells: %j', async (sent, shown) => {
    const { pool } = app.deps.database;
    await pool.query(`update orders set tracking_number = $1 where status = 'in_transit'`, [sent]);
    expect((await download({ status: 'IN_TRANSIT' })).text.split(',').at(-1)).toBe(`${shown}\r\n`);
  });

  it.each([
    '07700900123',
    '00340434161094012345',
    '1-2',
    '3/4',
    '12E34',
    '+61 2 5550 1234',
    '(020) 7946 0001',
    '12:30',
    'Mar 3',
    '3 March',
    'May-2026',
    'TRUE',
    '50%',
  ])('keep the text %s, of which a spreadsheet would make a number or a date', async (text) => {
    await track(text);
    expect((await download({ status: 'IN_TRANSIT' })).text.split(',').at(-1)).toBe(`\t${text}\r\n`);
  });

  it.each(['June Carter', 'May Lee', '12 High Street', 'HL-100001', 'JD0002 2334', '1Z999AA10123456784'])(
    'leave the text %s as it is',
    async (text) => {
      await track(text);
      expect((await download({ status: 'IN_TRANSIT' })).text.split(',').at(-1)).toBe(`${text}\r\n`);
    },
  );

  it('are a header alone when the filter lets none through', async () => {
    const { text } = await download({ status: 'DELIVERED' });
    expect(text.split('\r\n')).toEqual([expect.stringMatching(/^\ufeffNumber,/), '']);
  });

  it('are those booked on the days asked for, by London time', async () => {
    const rowsOf = async (filter: Filter) => (await download(filter)).text.split('\r\n').length - 2;
    expect(await rowsOf({ bookedFrom: '2026-07-02', bookedTo: '2026-07-02' })).toBe(1);
    expect(await rowsOf({ bookedFrom: '2026-07-01', bookedTo: '2026-07-01' })).toBe(0);
    await expect(urlOf({ bookedFrom: '2026-07-02', bookedTo: '2026-07-01' })).rejects.toMatchObject({
      status: 400,
    });
  });

  it.each([
    [{ bookedFrom: '2026-07-01', bookedTo: '2026-07-31' }, 'orders-2026-07.csv'],
    [{ bookedFrom: '2026-07-02', bookedTo: '2026-07-02' }, 'orders-2026-07-02.csv'],
    [{ bookedFrom: '2026-07-02', bookedTo: '2026-08-01' }, 'orders-2026-07-02-to-2026-08-01.csv'],
    [{ bookedTo: '2026-08-01', format: 'XLSX' }, 'orders-until-2026-08-01.xlsx'],
  ])('are called by the days that they cover: %j', async (filter, name) => {
    const { response } = await download(filter);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  it('come as a workbook too, in which texts are texts, and amounts and days can be reckoned with', async () => {
    await track('00340434161094012345 <&> \u0001');
    const { bytes, response } = await download({ status: 'IN_TRANSIT', format: 'XLSX' });
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array(), ...parts } = unzipSync(bytes);
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
    ]);
    const [header = [], order = [], ...rest] = rowsOf(sheet);
    const cellOf = (name: string) => order[header.findIndex(([, text]) => text === name)];
    expect(rest).toEqual([]);
    expect(cellOf('Phone')).toEqual(['inlineStr', '+44 7700 900123']);
    expect(cellOf('Customer')).toEqual(['inlineStr', '=HYPERLINK("http://evil.example")']);
    expect(cellOf('Tracking number')).toEqual(['inlineStr', '00340434161094012345 <&>']);
    expect(cellOf('Total £')).toEqual([null, '1234.5']);
    // 20 July 2026, and 2 July 2026 at half past midnight, as days since 30 December 1899.
    expect(cellOf('Collection date')).toEqual([null, '46223']);
    expect(Number(cellOf('Booked (London time)')?.[1])).toBeCloseTo(46205 + 0.5 / 24, 8);
  });

  it('are written down with who took which, but not the words that were searched for', async () => {
    await download({ search: 'Müller', status: 'PROCESSING', bookedFrom: '2020-01-01' });
    const { rows } = await app.deps.database.pool.query(
      `select actor_id, action, label, after from audit_entries where entity = 'export' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        actor_id: staffId,
        action: 'created',
        label: 'Orders as CSV',
        after: { status: 'processing', bookedFrom: '2020-01-01', search: 'not kept', orders: 2 },
      },
    ]);
  });

  it('come by a link for two minutes, while whoever asked is still of the staff', async () => {
    const url = await urlOf({ bookedFrom: '2026-07-02', bookedTo: '2026-07-02' });
    const open = () => fetch(url);
    expect((await (await open()).text()).split('\r\n')).toHaveLength(3);
    const { pool } = app.deps.database;
    await pool.query(`update users set status = 'suspended' where role = 'admin'`);
    expect((await open()).status).toBe(403);
    await pool.query(
      `update users set status = 'active', session_version = session_version + 1 where role = 'admin'`,
    );
    expect((await open()).status).toBe(403);
    await pool.query(`update users set session_version = session_version - 1 where role = 'admin'`);
    app.clock.set(new Date(Date.now() + 121_000).toISOString());
    expect((await open()).status).toBe(400);
    app.clock.reset();
    expect((await fetch(`${app.url}/api/exports/made-up`)).status).toBe(400);
  });

  it('are two at a time, and one that nobody waits for any more makes room', async () => {
    await manyOrders();
    const [first, second] = [await begin(), await begin()];
    const url = await urlOf();
    const third = await fetch(url);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '20']);
    first.destroy();
    second.destroy();
    const again = async (): Promise<number> => {
      const { status, body } = await fetch(url);
      await body?.cancel();
      return status;
    };
    await until(async () => (await again()) === 200);
    expect(await exportConnections()).toBeLessThanOrEqual(2);
  });

  it('are broken off when the database fails on the way, so that half a file never looks whole', async () => {
    const answer = await begin();
    const broken = once(answer, 'error');
    await app.deps.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'harbourline order export'`,
    );
    answer.resume();
    expect(await broken).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
    expect(answer.complete).toBe(false);
  });

  it('are broken off after their time, however steadily somebody takes a little', async () => {
    const exporter = new OrderExporter(app.databaseUrl, app.deps.log, 300);
    const sip = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => void setTimeout(done, 50),
    });
    await exporter
      .take()
      .pipe({ ...exportSql({}), itemsOf: (row: ExportRow) => [toCells(row)], ...EXPORT_FORMATS.csv }, sip);
    expect([sip.destroyed, sip.writableFinished]).toEqual([true, false]);
  });
});

/** Sets a tracking number on the one order in transit. */
async function track(number: string): Promise<void> {
  await app.deps.database.pool.query(`update orders set tracking_number = $1 where status = 'in_transit'`, [
    number,
  ]);
}

/** The type and the content of each cell of a sheet. */
function rowsOf(sheet: Uint8Array): (readonly [type: string | null, text: string])[][] {
  const rows = new TextDecoder().decode(sheet).matchAll(/<row>(.*?)<\/row>/g);
  return [...rows].map(([, row = '']) =>
    [...row.matchAll(/<c(?:\/>|(?: t="(\w+)")? s="\d">(.*?)<\/c>)/g)].map(([, type, content = '']) => [
      type ?? null,
      content.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))),
    ]),
  );
}

/** More orders than sockets buffer, so that an export waits for its reader. */
async function manyOrders(): Promise<void> {
  const { pool } = app.deps.database;
  const { rows } = await pool.query<{ id: string }>('select user_id as id from orders limit 1');
  await storeOrders(pool, { userId: rows[0]!.id, count: 1_500 });
  await pool.query(
    `update orders set shipment = shipment || jsonb_build_object('serviceName', repeat('Standard ', 500))`,
  );
}

/** An export in progress: its first bytes have arrived, and nobody reads the others. */
async function begin(): Promise<IncomingMessage> {
  const request = get(await urlOf());
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  return answer;
}

async function exportConnections(): Promise<number> {
  const { rows } = await app.deps.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'harbourline order export'`,
  );
  return rows[0]!.count;
}

type Filter = Readonly<Partial<Record<'status' | 'search' | 'bookedFrom' | 'bookedTo' | 'format', string>>>;

/** The download address of the orders of a filter. */
async function urlOf({ format, ...filter }: Filter = {}): Promise<string> {
  const { url } = await staff.call<{ url: string }>('query adminOrderExport', 'url fileName', {
    filter: ['OrderFilterInput', filter],
    format: ['ExportFormat', format],
  });
  return app.url + url;
}

async function download(filter: Filter = {}) {
  const response = await fetch(await urlOf(filter));
  const bytes = await response.arrayBuffer();
  return {
    response,
    bytes: new Uint8Array(bytes),
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  };
}
