import { expect, startQuote, test } from './journey';

test('the page behind a dialog stays still, and the policy of the page allows how', async ({ page }) => {
  await startQuote(page);
  const body = page.locator('body');
  await expect(body).not.toHaveCSS('overflow-y', 'hidden');
  await page.getByRole('button', { name: 'Add New Box' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Box' })).toBeVisible();
  await expect(body).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(body).not.toHaveCSS('overflow-y', 'hidden');
  expect(await page.locator('style[nonce]').count()).toBe(0);
});
