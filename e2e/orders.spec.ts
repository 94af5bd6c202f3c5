import {
  expect,
  expectAccessible,
  expectFitsWidth,
  newCustomer,
  placeOrder,
  quantityOf,
  setOrderStatus,
  signInAs,
  staff,
  test,
} from './journey';

test('a customer finds an order among many, looks at it and books it again', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const maya = await newCustomer(request);
  const toTokyo = await placeOrder(request, maya, {
    destination: 'Japan',
    toCity: 'Tokyo',
    items: { 'Standard Box': 5 },
    boxes: [
      {
        name: 'Rocking horse',
        widthCm: 100,
        heightCm: 60,
        depthCm: 60,
        weightRange: 'UP_TO_30',
        quantity: 1,
      },
    ],
  });
  const toPerth = await placeOrder(request, maya);
  await setOrderStatus(request, toPerth.id, 'delivered', await staff(request));
  await signInAs(page, maya);

  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'My Account' }).first().click();
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'My Orders' })
    .click();
  await expect(page.getByText('Showing 1 to 2 of 2 results')).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('2');
  await expectAccessible(page);
  await expectFitsWidth(page);

  await page.goto('/user/orders?search=horse');
  await page.getByLabel('Search').fill('horse japan');
  await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();
  await expect(page).toHaveURL(/search=horse\+japan/);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('horse japan');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByLabel('Date range').selectOption('Last 7 days');
  await page.getByLabel('Status').selectOption('Delivered');
  await expect(page.getByRole('heading', { name: 'No orders match' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('2');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search')).toBeFocused();
  await expect(page).toHaveURL(/\/user\/orders$/);

  const invoice = page.waitForEvent('download');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Invoice INV-/ })
    .click();
  expect((await invoice).suggestedFilename()).toMatch(/^INV-.*\.pdf$/);

  await page.getByRole('link', { name: `View Details of order ${toTokyo.number}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${toTokyo.number}` })).toBeFocused();
  await expect(page.getByRole('img', { name: /way by sea from Leeds, UK to Tokyo, Japan/ })).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.locator('#messages')).toBeInViewport();

  await page.getByRole('link', { name: 'Back to My Orders' }).click();
  await page.getByRole('button', { name: `Book again the items of order ${toTokyo.number}` }).click();
  await expect(page.getByRole('heading', { name: 'Your shipment to Japan' })).toBeVisible();
  await expect(page.getByText(`The items of order ${toTokyo.number} are now in your shipment`)).toBeVisible();
  await expect(page.getByText(/The price is the same: £/)).toBeVisible();
  await expect(quantityOf(page, 'Standard Box')).toHaveValue('5');
  if (isMobile) await page.getByRole('button', { name: /items$/ }).click();
  await expect(page.getByText('Rocking horse').first()).toBeVisible();
});

test('somebody without orders is led to the first one', async ({ page, request }) => {
  await signInAs(page, await newCustomer(request));
  await page.goto('/user/orders');
  await expect(page.getByRole('link', { name: 'Create New Order' })).toHaveAttribute('href', '/new-quote');
  await expectAccessible(page);
});
