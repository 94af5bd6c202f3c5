import { randomUUID } from 'node:crypto';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  send,
  signInAs,
  staff,
  test,
} from '../journey';

// The day is refused once.
test.use({ expectedLogs: /status of 400/ });

test('staff plan a rise for 1 January, see it planned, and withdraw it', async ({ page, request }) => {
  const admin = await staff(request);
  const category = `Trunks ${randomUUID()}`;
  await send(request, 'POST', '/api/categories', { name: category }, admin.token);
  const { product } = await send<{ product: { _id: string } }>(
    request,
    'POST',
    '/api/admin/products',
    { name: 'Steamer Trunk', size: '50 × 50 × 50 cm', category, price: { australia: 300 } },
    admin.token,
  );
  const year = new Date().getFullYear() + 1;
  await signInAs(page, admin);
  await page.goto('/admin/products');
  await page.getByLabel('Category').selectOption({ label: category });
  await page.getByRole('link', { name: 'Change prices' }).click();
  const row = page.getByRole('row', { name: new RegExp(`1 January ${year}.*${category}`) });

  await test.step('by per cent, to the nearest 50p, from midnight', async () => {
    await page.getByLabel('Round new prices').selectOption({ label: 'To the nearest 50p' });
    await page.getByLabel('Percent').fill('3.5');
    await expect(page.getByRole('row', { name: 'Steamer Trunk Australia £300.00 £310.50' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply from a date' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Plan the change' }).click();
    await expect(dialog.getByText('Choose a day')).toBeVisible();
    await dialog.getByLabel('Applies on').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Plan the change' }).click();
    await expect(dialog.getByText('Choose a moment in the future')).toBeVisible();
    await dialog.getByLabel('Applies on').fill(`${year}-01-01`);
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Plan the change' }).click();
    await expect(row.getByText('Planned', { exact: true })).toBeVisible();
    await expect(row).toContainText(`1 January ${year} at 00:00`);
    await expect(row).toContainText('+3.5%');
  });

  await test.step('its effect can be seen again', async () => {
    await row.getByRole('button', { name: /^Preview/ }).click();
    const preview = page.getByRole('dialog', { name: "Preview with today's prices" });
    await expect(preview.getByRole('row', { name: 'Steamer Trunk Australia £300.00 £310.50' })).toBeVisible();
    await expectFitsNarrow(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expectAccessibleInBothSchemes(page);
    await expectFitsNarrow(page);
  });

  await test.step('and it is withdrawn', async () => {
    await row.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(row.getByText(/^Withdrawn .* by /)).toBeVisible();
  });

  await test.step('one minimum charge is planned too', async () => {
    await page.getByRole('button', { name: 'Plan one amount' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Destination').selectOption({ label: 'South Africa' });
    await dialog.getByLabel('New amount (£)').fill('199.50');
    await dialog.getByLabel('Applies on').fill(`${year}-02-01`);
    await dialog.getByLabel('At (UK time)').fill('06:30');
    await dialog.getByRole('button', { name: 'Plan the change' }).click();
    const amount = page.getByRole('row', { name: /Minimum charge for South Africa/ }).first();
    await expect(amount).toContainText(`1 February ${year} at 06:30`);
    await amount.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Change withdrawn').first()).toBeVisible();
  });
  await send(request, 'DELETE', `/api/admin/products/${product._id}`, undefined, admin.token);
});
