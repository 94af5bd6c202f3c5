import type { APIRequestContext } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFitsWidth,
  graphql,
  newCustomer,
  onPath,
  PASSWORD,
  placeOrder,
  setOrderStatus,
  signInAs,
  staff,
  test,
} from './journey';

test('the link of a message shows how far the order has come, and signing in leads on to it', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer);
  await setOrderStatus(request, order.id, 'shipped', await staff(request));
  const link = await linkInMessage(request, customer.user.email, 'STATUS_CHANGE');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The shipment is on its way to Perth' })).toBeVisible();
  await expect(page.getByText('Harbour Lane')).toHaveCount(0);
  await expect(page.getByText(customer.user.name)).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFitsWidth(page);

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill(customer.user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/orders/${order.id}`));

  await page.goto('/');
  await page.goto(link);
  await expect(page).toHaveURL(new RegExp(`/user/orders/${order.id}`));
});

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedLogs: /401 \(Unauthorized\)/ });

  test('costs nobody the secret of a link, nor the page that needs no sign-in', async ({ page, request }) => {
    const customer = await newCustomer(request);
    const order = await placeOrder(request, customer);
    await setOrderStatus(request, order.id, 'shipped', await staff(request));
    const link = await linkInMessage(request, customer.user.email, 'STATUS_CHANGE');
    await signInAs(page, customer);
    await graphql(request, 'mutation { signOut }', {}, customer.token);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
    expect(page.url()).toMatch(/\/follow#.+/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('leaves a visitor of the home page there', async ({ page, request }) => {
    const customer = await newCustomer(request);
    await signInAs(page, customer);
    await graphql(request, 'mutation { signOut }', {}, customer.token);
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.goto('/');
    await refused;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  });

  test("is shown in the builder, whose shipment is the account's, and by the form that leads back to a page of the account", async ({
    page,
    request,
  }) => {
    const customer = await newCustomer(request);
    await signInAs(page, customer);
    await graphql(request, 'mutation { signOut }', {}, customer.token);
    await page.goto('/new-quote');
    await expect(page.getByText('Your session has expired. Please login again.')).toBeVisible();
    await expect(page).toHaveURL(/\/new-quote/);

    await page.goto('/user/orders');
    await page.waitForURL(onPath(/^\/login/));
    await page.getByLabel('Email').fill(customer.user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(onPath(/^\/user\/orders/));
  });
});

test.describe('a link that leads nowhere', () => {
  test.use({ expectedLogs: /400 \(Bad Request\)/ });

  test('a link that was cut short says what to do instead', async ({ page, request }) => {
    await signInAs(page, await newCustomer(request));
    await page.goto('/follow#eyJhbGciOiJIUzI1NiJ9.cut');
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'My orders' })).toHaveAttribute(
      'href',
      '/user/orders',
    );
  });
});

/** The path of a message's link, from the mailbox of a shop without a mail server. */
async function linkInMessage(request: APIRequestContext, email: string, kind: string): Promise<string> {
  const { token } = await staff(request);
  let path: string | undefined;
  await expect(async () => {
    const { adminEmails: emails } = await graphql<{ adminEmails: { nodes: { id: string }[] } }>(
      request,
      'query ($search: String, $kind: EmailKind) { adminEmails(search: $search, kind: $kind, status: KEPT) { nodes { id } } }',
      { search: email, kind },
      token,
    );
    const { adminEmail: message } = await graphql<{ adminEmail: { bodyText: string } }>(
      request,
      'query ($id: ID!) { adminEmail(id: $id) { bodyText } }',
      { id: emails.nodes[0]?.id },
      token,
    );
    path = /https?:\/\/[^/\s]+(\/follow#\S+)/.exec(message.bodyText)?.[1];
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
}
