import {
  expect,
  expectAccessible,
  expectFitsWidth,
  newCustomer,
  placeOrder,
  sendMessage,
  signInAs,
  staff,
  test,
} from '../journey';

test('staff see how the shop stands, what waits, and the figures behind each chart', async ({
  page,
  request,
}) => {
  const [admin, customer] = await Promise.all([staff(request), newCustomer(request)]);
  const order = await placeOrder(request, customer);
  await sendMessage(request, order.id, 'May I add a box?', customer);
  await signInAs(page, admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();

  await test.step('the latest orders, and the messages that wait', async () => {
    // Other journeys book at the same time, so the last five orders are not checked here.
    const recent = page.getByRole('region', { name: 'Recent Orders' });
    await expect(recent.getByRole('row').nth(1).getByRole('link')).toHaveText(/^HL-/);
    const waiting = page.getByRole('region', { name: 'Unanswered messages' });
    await expect(waiting.getByRole('link').first()).toHaveAttribute('href', /\/admin\/orders\/.+#messages$/);
  });

  await test.step('charts, their tables, and a range that stands in the address', async () => {
    await page.getByLabel('Charts of').selectOption('orders');
    await page.getByLabel('Period').selectOption('Last 90 days');
    const panel = page.getByRole('region', { name: 'Orders by week' });
    await expect(panel.getByRole('application')).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Show table' }).click();
    await expect(panel.getByRole('rowheader').first()).toContainText('Week from');
    await panel.getByRole('button', { name: 'Orders' }).click();
    await expect(panel.getByRole('columnheader', { name: 'Orders' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByLabel('From').fill('2999-01-01');
    await expect(page.getByText('The last day must not be before the first')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Orders by week' })).toBeVisible();
    await expectFitsWidth(page, [768, 390, 320]);
  });

  await test.step('Logout asks first', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await expect(menu.getByText(admin.user.email)).toBeVisible();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin$/);
  });
});
