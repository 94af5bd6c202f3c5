import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { insertCustomer, signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { moveMoney } from '../test/move-money.js';
import { storeOrders } from '../test/stored-orders.js';

let app: TestApp;
let staff: GraphqlClient;
let staffId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T10:00:00Z');
  staff = new GraphqlClient(app.url);
  staffId = (await signInAsAdmin(staff)).id;
  const { pool } = app.deps.database;
  await pool.query(
    `update store_settings set company = company || '{"vatPercent": 20, "vatNumber": "GB 123"}'`,
  );
  const { id: userId } = await insertCustomer(app);
  const name = '=1+1 Zoë "Z" Müller, Esq.';
  const [first = '', second = ''] = await storeOrders(pool, { userId, count: 2, name });
  await moveMoney(app, first, '2026-10-04T10:00:00Z');
  await moveMoney(app, first, '2026-10-05T10:00:00Z', { kind: 'refund', amountPence: -3_000 });
  await moveMoney(app, second, '2026-10-31T10:00:00Z', {
    ...{ amountPence: 5_000, paymentIntent: 'manual_x', way: 'bankTransfer', receivedOn: '2026-10-29' },
  });
});

afterAll(() => app?.stop());

const link = (file: string, month = '2026-10', part = 1) =>
  staff.call<{ url: string; fileName: string }>('query adminAccountsFile', 'url fileName', {
    month: ['ID!', month],
    file: ['AccountsFile!', file],
    part: ['Int!', part],
  });

async function download(file: string, month?: string) {
  const { url, fileName } = await link(file, month);
  const response = await fetch(app.url + url);
  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    `attachment; filename="${fileName}"`,
  ]);
  return { fileName, bytes: await response.bytes() };
}

async function linesOf(file: string, month?: string) {
  const { bytes } = await download(file, month);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.split('\r\n').slice(0, -1);
}

describe('the files of a month', () => {
  it('are our own ledger, which opens in a spreadsheet and computes nothing that was typed', async () => {
    expect((await download('LEDGER')).fileName).toBe('accounts-2026-10.csv');
    const [header, invoice, note, transfer, ...rest] = await linesOf('LEDGER');
    expect(header).toBe(
      '\ufeffDate,Document,Kind,For invoice,Order,Customer,Billing postcode,Billing country,Delivery country,Net £,VAT £,Gross £,VAT treatment,Method,Reference,Transfer received,Note,Description',
    );
    expect(invoice).toMatch(
      /^2026-10-04,INV-100001,Invoice,,HL-\d+,"'=1\+1 Zoë ""Z"" Müller, Esq\.",.*,GB,AU,100\.00,20\.00,120\.00,VAT at 20%,Visa 4242,pi_stored_[-0-9a-f]+,,,Payment$/,
    );
    expect(note).toMatch(
      /^2026-10-05,CRN-100001,Credit note,INV-100001,.*,-25\.00,-5\.00,-30\.00,VAT at 20%,Visa 4242,/,
    );
    expect(transfer).toMatch(/,41\.67,8\.33,50\.00,VAT at 20%,Bank transfer,,2026-10-29,,Payment$/);
    expect(rest).toEqual([]);
  });

  it("are Xero's sales invoices, where a negative amount is a credit note", async () => {
    const [header, invoice, note] = await linesOf('XERO_INVOICES');
    expect(header).toBe(
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    );
    expect(invoice).toMatch(
      /^"'=1\+1 .*,INV-100001,HL-\d+,04\/10\/2026,04\/10\/2026,,Payment,1,120\.00,,200,20% \(VAT on Income\),,,,,GBP,$/,
    );
    expect(note).toMatch(/,CRN-100001,HL-\d+,05\/10\/2026,05\/10\/2026,,Payment,1,-30\.00,,200,20% /);
  });

  it("are Xero's bank statement, by the day on which a transfer arrived", async () => {
    const [header, paid, refunded, transfer] = await linesOf('XERO_BANK');
    expect(header).toBe('*Date,*Amount,Payee,Description,Reference');
    expect(paid).toMatch(/^04\/10\/2026,120\.00,"'=1\+1 .*,Visa 4242 pi_stored_\S+,INV-100001$/);
    expect(refunded).toMatch(/^05\/10\/2026,-30\.00,/);
    expect(transfer).toMatch(/^29\/10\/2026,50\.00,.*,Bank transfer,INV-100002$/);
  });

  it("are Sage's audit trail: each document, and the money that settles it", async () => {
    const [header, ...lines] = await linesOf('SAGE');
    expect(header).toBe(
      'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference',
    );
    expect(lines.map((line) => line.replace(/"[^"]*(""[^"]*)*"/, 'NAME').replace(/HL-\d+/, 'HL'))).toEqual([
      'SI,ONLINE,4000,0,04/10/2026,INV-100001,NAME,100.00,T1,20.00,1,HL',
      'SA,ONLINE,1200,0,04/10/2026,INV-100001,NAME,120.00,T9,0.00,1,HL',
      'SC,ONLINE,4000,0,05/10/2026,CRN-100001,NAME,25.00,T1,5.00,1,HL',
      'SP,ONLINE,1200,0,05/10/2026,CRN-100001,NAME,30.00,T9,0.00,1,HL',
      'SI,ONLINE,4000,0,31/10/2026,INV-100002,NAME,41.67,T1,8.33,1,HL',
      'SA,ONLINE,1200,0,29/10/2026,INV-100002,NAME,50.00,T9,0.00,1,HL',
    ]);
    expect(lines[0]).toContain(`"'=1+1 Zoe ""Z"" Muller, Esq."`);
  });

  it('are all invoices and credit notes in one archive, each as its customer has it', async () => {
    const { bytes, fileName } = await download('DOCUMENTS');
    expect(fileName).toBe('documents-2026-10.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['INV-100001.pdf', 'CRN-100001.pdf', 'INV-100002.pdf']);
    const { text } = await extractText(await getDocumentProxy(files['CRN-100001.pdf']!), {
      mergePages: true,
    });
    expect(text).toMatch(/Credit note.*CRN-100001.*5 October 2026/s);
    expect((await link('DOCUMENTS', '2026-10', 2)).fileName).toBe('documents-2026-10-2.zip');
  });

  it('are a header, or an empty archive, for a month without documents', async () => {
    expect(await linesOf('XERO_BANK', '2026-09')).toHaveLength(1);
    expect(unzipSync((await download('DOCUMENTS', '2026-09')).bytes)).toEqual({});
    await expect(link('LEDGER', 'October')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(link('DOCUMENTS', '2026-10', 0)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('are written down, and open for two minutes to whoever asked while they are staff', async () => {
    const { url } = await link('SAGE');
    const { pool } = app.deps.database;
    const open = async () => {
      const { status, body } = await fetch(app.url + url);
      await body?.cancel();
      return status;
    };
    expect(await open()).toBe(200);
    const { rows } = await pool.query(
      `select actor_id, action, label, after from audit_entries where entity = 'export' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        ...{ actor_id: staffId, action: 'created', label: 'Accounts of 2026-10' },
        after: { file: 'sage-2026-10.csv' },
      },
    ]);
    await pool.query('update users set session_version = session_version + 1 where id = $1', [staffId]);
    expect(await open()).toBe(403);
    await pool.query('update users set session_version = session_version - 1 where id = $1', [staffId]);
    app.clock.set('2026-11-03T10:03:00Z');
    expect(await open()).toBe(400);
    expect((await fetch(`${app.url}/api/accounts/made-up`)).status).toBe(400);
  });
});
