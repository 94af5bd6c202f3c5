import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsWidth,
  quantityOf,
  startQuote,
  test,
} from './journey';

test('a household typed as a list becomes a quote, with what we do not list by its size', {
  tag: '@phone',
}, async ({ page }) => {
  await startQuote(page);
  await page.getByRole('button', { name: 'Type your list' }).click();
  const text = page.getByLabel('Type or paste your list');
  await expect(text).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('25 boxes, double bed, telly and a rocking horse');
  await page.getByRole('button', { name: 'Find items' }).click();

  const list = page.getByRole('dialog', { name: 'Check your list' });
  await expect(list.getByRole('group', { name: 'boxes' }).getByLabel('Quantity')).toHaveValue('25');
  await expect(list.getByRole('group', { name: 'telly' }).getByLabel('Item')).toContainText('Television');
  await expectAccessibleInBothSchemes(page);
  await expectFitsWidth(page, [320]);

  const horse = list.getByRole('group', { name: 'rocking horse' });
  for (const side of ['Width', 'Height', 'Depth']) await horse.getByLabel(`${side} (cm)`).fill('100');
  await expect(horse.getByText('£450.00 each')).toBeVisible();
  await list.getByRole('button', { name: 'Add 28 items' }).click();
  await expect(page.getByText('Added 28 items from your list to your shipment.')).toBeVisible();
  await expect(quantityOf(page, 'Standard Box')).toHaveValue('25');
  await expect(page.getByText('28 items').first()).toBeAttached();
  await expectAccessible(page);
});
