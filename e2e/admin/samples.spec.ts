import { expect, expectAccessible, expectFitsNarrow, test } from '../journey';
import { startNewShop } from '../second-server';

// Its shop is another server than that of the other journeys.
test.use({ expectedLogs: /^asked http:\/\/127\.0\.0\.1:|ERR_CONNECTION_REFUSED/ });

test('a new shop is filled with sample orders, and emptied again with one press', async ({ page }) => {
  const shop = await startNewShop();
  try {
    await page.goto(`${shop.url}/login?redirect=/admin`);
    await page.getByLabel('Email', { exact: true }).fill('admin@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Admin123!');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();

    await page.getByRole('button', { name: 'Add sample orders' }).click();
    await expect(page.getByText("You're looking at sample data")).toBeVisible();
    await expect(page.getByRole('link', { name: 'SAMPLE-140' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${shop.url}/admin/orders`);
    await expect(page.getByRole('link', { name: 'SAMPLE-140', exact: true })).toBeVisible();
    await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
    await expectFitsNarrow(page);
    for (const [path, text] of [
      ['requests', 'SAMPLE-R-106'],
      ['quotes', 'SAMPLE-Q-101'],
      ['reviews', 'Sample'],
    ]) {
      await page.goto(`${shop.url}/admin/${path}`);
      await expect(page.getByText(text!, { exact: true }).first()).toBeVisible();
    }

    await page.getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('button', { name: 'Add sample orders' })).toBeVisible();
    await expect(page.getByText("You're looking at sample data")).toBeHidden();
    await page.goto(`${shop.url}/admin/orders`);
    await expect(page.getByText('SAMPLE-140')).toBeHidden();
  } finally {
    await page.goto('about:blank');
    await shop.stop();
  }
});
