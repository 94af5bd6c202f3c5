import {
  addItems,
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  startQuote,
  test,
} from '../journey';

test('the steps are walked with Previous and Next on every width, in both schemes', {
  tag: '@phone',
}, async ({ page }) => {
  await startQuote(page);
  await addItems(page, 'Standard Box', 2);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Previous')).toBeDisabled();
  await button('Next').click();
  await expect(page.getByRole('heading', { name: 'Selected items' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await button('Complete').click();
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
  await expect(button('Next')).toBeDisabled();
  await expect(page.getByText(/^\d+ to \d+ weeks, door to door$/)).toBeVisible();
  await expect(page.getByText('Not insured in transit.')).toBeVisible();
  await expect(page.getByText(/^You book with .* apply\.$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
  await button('Previous').click();
  await expect(page.getByRole('heading', { name: 'Selected items' })).toBeVisible();
});

test('somebody at a keyboard skips to the items and to the shipment', async ({ page }) => {
  await startQuote(page);
  const skip = page.getByRole('link', { name: 'Skip to items' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#items')).toBeFocused();
  // The shipment may mount again, once, when the page takes over what the server rendered.
  await expect(async () => {
    await page.getByRole('link', { name: 'Skip to your shipment' }).focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Your shipment', exact: true });
    await expect(heading).toBeFocused({ timeout: 5_000 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the builder shows the route of its address and no sum that it does not know', async ({ page }) => {
    await page.goto('/new-quote?toCountry=Canada&fromCity=Leeds&toCity=Toronto');
    await expect(page.getByLabel('From city (UK)')).toHaveValue('Leeds');
    await expect(page.getByLabel('To city')).toHaveValue('Toronto');
    await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
    await expect(page.getByText('£0.00')).toHaveCount(0);
    await expect(page.getByText(/No items yet/)).toHaveCount(0);
  });
});
