import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  newCustomer,
  placeOrder,
  signInAs,
  staff,
  test,
} from '../journey';
import { inDatabase } from '../stored-mail';

test('staff hand a month of the books over, and open it again', async ({ page, request }) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request)]);
  const order = await placeOrder(request, customer);
  const month = await nextMonth();
  const invoice = await bookIn(month, order.id);
  await signInAs(page, admin);
  await page.goto('/admin/accounts');
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(month);

  await test.step('it has its documents and their sums, and files to take away', async () => {
    await expect(page.getByRole('row', { name: new RegExp(`${invoice}.*${order.number}`) })).toBeVisible();
    await expect(page.getByRole('row', { name: /^All documents 1 £/ })).toBeVisible();
    const table = await download(page, 'CSV');
    expect([table.name, table.bytes.toString()]).toEqual([
      `accounts-${month}.csv`,
      expect.stringContaining(invoice),
    ]);
    const papers = await download(page, 'All PDFs');
    expect(papers.name).toBe(`documents-${month}.zip`);
    expect(papers.bytes.toString('latin1')).toContain(`${invoice}.pdf`);
    await expectAccessibleInBothSchemes(page);
    await expectFitsNarrow(page);
  });

  await test.step('handed over, its sums stay, and what comes late is in the next month', async () => {
    await page.getByRole('button', { name: /^Hand over/ }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
    await page.getByLabel('Month', { exact: true }).selectOption(month);
    await expect(page.getByText(/^Handed over by .*: 1 document, £/)).toBeVisible();
    const late = await bookIn(month, order.id);
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`${late}.*its month was closed`) })).toBeVisible();
  });

  await test.step('the last one is opened again with a reason', async () => {
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: 'Open again' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Open again' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The bank was late');
    await dialog.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByText(/^Opened again by .*: The bank was late$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hand over/ })).toBeVisible();
  });
});

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The month that is handed over next: the shop of the journeys has documents of today only. */
function nextMonth(): Promise<string> {
  return inDatabase(async (client) => {
    const { rows } = await client.query(
      `select to_char(coalesce(first_open_month(), '2001-01-01'), 'YYYY-MM') as month`,
    );
    return rows[0].month;
  });
}

/** Copies the invoice of an order into a month; returns its number. */
function bookIn(month: string, orderId: string): Promise<string> {
  return inDatabase(async (client) => {
    const { rows } = await client.query(
      `insert into ledger_entries (id, order_id, kind, amount_pence, vat_pence, payment_intent, movement, document_number, issuer,
          content, description, created_at)
        select gen_random_uuid(), order_id, kind, amount_pence, vat_pence, payment_intent, gen_random_uuid(),
            'INV-9' || floor(random() * 90000 + 10000), issuer, content, description, $2::date + interval '12 hours'
          from ledger_entries where order_id = $1 limit 1 returning document_number as number`,
      [orderId, `${month}-01`],
    );
    return rows[0].number;
  });
}
