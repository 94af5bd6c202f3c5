import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectFitsWidth, send, signInAs, staff, test } from '../journey';

// A price that changes in between refuses the change.
test.use({ expectedLogs: /status of 409/ });

test('staff raise the prices of a category, see it first, and take it back', async ({ page, request }) => {
  const admin = await staff(request);
  const category = `Chests ${randomUUID()}`;
  const made = await send<{ category: { _id: string } }>(
    request,
    'POST',
    '/api/categories',
    { name: category },
    admin.token,
  );
  const { product } = await send<{ product: { _id: string } }>(
    request,
    'POST',
    '/api/admin/products',
    { name: 'Sea Chest', size: '50 × 50 × 50 cm', category, price: { australia: 300, japan: 410.5 } },
    admin.token,
  );
  const priceOf = async () => {
    const answer = await send<{ price: { australia: number } }>(
      request,
      'GET',
      `/api/products/${product._id}`,
    );
    return answer.price.australia;
  };
  const guestId = 'guest_1';
  const cart = await send<{ guestId: string }>(request, 'POST', '/api/cart', {
    ...{ productId: product._id, quantity: 2, country: 'australia', guestId },
  });
  await request.post('/graphql', {
    headers: { 'X-Guest-Id': cart.guestId },
    data: { query: 'mutation { saveQuote { __typename } }' },
  });
  await signInAs(page, admin);
  await page.goto('/admin/products');
  await page.getByLabel('Category').selectOption({ label: category });
  await page.getByRole('link', { name: 'Change prices' }).click();

  await test.step('what it does is shown before anything is done', async () => {
    await expect(page.getByLabel('Category')).toHaveValue(/^chests/);
    await page.getByLabel('Percent').fill('101');
    await expect(page.getByText('Enter a percentage from 0.1 to 100')).toBeVisible();
    await page.getByLabel('Percent').fill('10');
    await expect(page.getByRole('row', { name: 'Sea Chest Australia £300.00 £330.00' })).toBeVisible();
    await expect(page.getByText(/would cost more, (by|on average) £60\.00 \(10%\)/)).toBeVisible();
    await expectAccessible(page);
    expect(await priceOf()).toBe(300);
  });

  await test.step('a price that changes meanwhile is shown again first', async () => {
    const path = `/api/admin/products/${product._id}`;
    await send(request, 'PUT', path, { price: { australia: 310 } }, admin.token);
    await page.getByRole('button', { name: 'Raise 2 prices by 10%' }).click();
    await page.getByRole('button', { name: 'Raise prices', exact: true }).click();
    await expect(page.getByText(/Prices have changed since you looked/)).toBeVisible();
    await expect(page.getByRole('row', { name: 'Sea Chest Australia £310.00 £341.00' })).toBeVisible();
  });

  await test.step('it is done when it is confirmed', async () => {
    await page.getByRole('button', { name: 'Raise 2 prices by 10%' }).click();
    await page.getByRole('button', { name: 'Raise prices', exact: true }).click();
    await expect(page.getByText('2 prices were raised by 10%.')).toBeVisible();
    expect(await priceOf()).toBe(341);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitsWidth(page);
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Price change undone.').first()).toBeVisible();
    expect(await priceOf()).toBe(310);
    await expect(page.getByRole('row', { name: /Chests .*Undone/ }).first()).toBeVisible();
  });
  await send(request, 'DELETE', `/api/admin/products/${product._id}`, undefined, admin.token);
  await send(request, 'DELETE', `/api/categories/${made.category._id}`, undefined, admin.token);
});
