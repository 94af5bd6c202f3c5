import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  send,
  signInAs,
  staff,
  test,
} from '../journey';

// A file that is no spreadsheet is refused.
test.use({ expectedLogs: /status of 400/ });

test('staff download the catalogue, change two cells, apply them and take them back', async ({
  page,
  request,
}) => {
  const admin = await staff(request);
  const name = `Tin Trunk ${randomUUID().slice(0, 8)}`;
  const { product } = await send<{ product: { _id: string } }>(
    request,
    'POST',
    '/api/admin/products',
    { name, size: '50 × 50 × 50 cm', category: 'Shipping Boxes', price: { australia: 300, japan: 410 } },
    admin.token,
  );
  const priceOf = async () => {
    const { price } = await send<{ price: { australia: number } }>(
      request,
      'GET',
      `/api/products/${product._id}`,
    );
    return price.australia;
  };
  await signInAs(page, admin);
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Spreadsheet' }).click();
  await expect(page.getByRole('heading', { name: 'Catalogue as a spreadsheet' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  const line = lines.find((one) => one.startsWith(product._id)) ?? '';
  const upload = async (row: string) => {
    const buffer = Buffer.from(`${head}\r\n${row}\r\n`);
    await page
      .getByLabel('Edited spreadsheet')
      .setInputFiles({ name: 'edited.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Show the changes' }).click();
  };

  await test.step('a file without a column is refused as a whole', async () => {
    const buffer = Buffer.from(`${head.replace(',Japan', '')}\r\n`);
    await page
      .getByLabel('Edited spreadsheet')
      .setInputFiles({ name: 'short.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Show the changes' }).click();
    await expect(page.getByText(/^The file has no column “Japan”\./)).toBeVisible();
  });

  await test.step('a wrong cell is refused by row and column', async () => {
    await upload(line.replace('300.00', '"312,50"'));
    await expect(
      page.getByText('Row 2, Australia: “312,50” has a decimal comma; write 312.50.'),
    ).toBeVisible();
    await expect(page.getByText(/^1 problem in 1 row\./)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('what changes is shown first', async () => {
    await upload(line.replace('300.00', '312.50').replace(name, `${name} II`));
    await expect(page.getByRole('row', { name: `${name} Name ${name} ${name} II 2` })).toBeVisible();
    await expect(page.getByRole('row', { name: `${name} Australia £300.00 £312.50 2` })).toBeVisible();
    expect(await priceOf()).toBe(300);
    await expectAccessibleInBothSchemes(page);
    await expectFitsNarrow(page);
  });

  await test.step('and applied as a whole', async () => {
    await page.getByRole('button', { name: 'Apply 2 changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('2 changes applied. They are live.')).toBeVisible();
    expect(await priceOf()).toBe(312.5);
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 changes undone.')).toBeVisible();
    expect(await priceOf()).toBe(300);
  });
  await send(request, 'DELETE', `/api/admin/products/${product._id}`, undefined, admin.token);
});
