import { expect, newCustomer, placeOrder, test } from '../journey';

test('staff sign in, find an order and move it on', { tag: '@main' }, async ({ page, request }) => {
  const order = await placeOrder(request, await newCustomer(request));
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Admin123!');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^Welcome back/).first()).toBeVisible();
  await page.goto('/admin/orders');
  await page.getByLabel('Search').fill(order.number);
  await expect(page.getByText('Showing 1 to 1 of 1 result')).toBeVisible();
  await page.getByRole('button', { name: `Status of ${order.number}: Processing` }).click();
  await page.getByRole('menuitemradio', { name: 'Shipped' }).click();
  await expect(page.getByText(`${order.number} is now Shipped`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Status of ${order.number}: Shipped` })).toBeVisible();
});
