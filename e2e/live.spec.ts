import type { WebSocketRoute } from '@playwright/test';
import { expect, expectAccessible, test } from './journey';
import { startSecondServer } from './second-server';
import { newCustomer, placeOrder, send, setOrderStatus, signInAs, staff } from './shop-api';

/** The last step closes the account. */
test.use({ expectedLogs: /401 \(Unauthorized\)/ });

test('a change by staff at another server appears on the open page', async ({
  page,
  request,
  playwright,
}) => {
  const second = await startSecondServer();
  const elsewhere = await playwright.request.newContext({ baseURL: second.url });
  const [customer, admin] = await Promise.all([newCustomer(request), staff(elsewhere)]);
  const order = await placeOrder(request, customer);
  const connections: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql$/, (connection) => {
    connection.connectToServer();
    connections.push(connection);
  });
  await signInAs(page, customer);
  // Listens on every socket: that of the page before may end with it.
  const followed = new Promise<void>((told) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('orderChanged')) told();
      }),
    );
  });
  await page.goto(`/user/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await followed;
  await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  const stage = page.getByRole('list', { name: 'Stages' }).locator('[aria-current]');

  await test.step('told at once', async () => {
    await setOrderStatus(elsewhere, order.id, 'shipped', admin);
    await expect(page.getByText('Your order is now Shipped').first()).toBeVisible();
    await expect(stage).toHaveText('Shipped (done)');
    await expectAccessible(page);
  });

  await test.step('caught up with after a lost connection', async () => {
    const before = connections.length;
    await connections.at(-1)?.close({ code: 1012, reason: 'lost' });
    await setOrderStatus(elsewhere, order.id, 'in_transit', admin);
    await expect(page.getByText('Your order is now In transit').first()).toBeVisible();
    expect(connections.length).toBeGreaterThan(before);
  });

  expect(await page.evaluate(() => Object.hasOwn(window, 'sameAsBefore'))).toBe(true);

  await test.step('over as soon as the account is closed', async () => {
    await send(elsewhere, 'PATCH', `/api/admin/users/${customer.user.id}/toggle-status`, {}, admin.token);
    await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
  await elsewhere.dispose();
  await second.stop();
});
