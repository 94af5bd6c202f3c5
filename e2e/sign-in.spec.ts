import {
  addItems,
  expect,
  expectAccessible,
  fillCart,
  newCustomer,
  onPath,
  PASSWORD,
  placeOrder,
  signInAs,
  startQuote,
  test,
} from './journey';

/** A refused sign-in is a response with status 401, which the browser logs. */
test.use({ expectedLogs: /status of (400|401|404|409)/ });

test('sign-up shows every rule in the words of the specification', { tag: '@main' }, async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible();
  await page.getByLabel('Full name').fill('Maya');
  await page.getByLabel('Email', { exact: true }).fill('maya');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password does not meet all requirements')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('strong', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password is refused, the right one welcomes, and logging out asks first', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByRole('button', { name: /^log in$/i }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Customer123!');
  await page.getByRole('button', { name: /^log in$/i }).click();
  await expect(page.getByText('Welcome back, Carla Customer!').first()).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).last().click();
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('what a guest chose joins the saved shipment, the larger quantity kept', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await fillCart(request, customer, { items: { 'Standard Box': 2 } });
  await startQuote(page);
  await addItems(page, 'Standard Box', 5);
  await expect(page.getByText('£332.50').first()).toBeAttached();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(customer.user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^log in$/i }).click();
  await expect(page.getByText('Welcome back, Maya Mover!').first()).toBeVisible();
  await page.goto('/new-quote?step=quote');
  await expect(page.getByText('£332.50').first()).toBeAttached();
});

test('a guest who opens an order is asked to sign in and comes back to it', async ({ page }) => {
  await page.goto('/user/orders/00000000-0000-4000-8000-000000000000?success=true');
  await page.waitForURL(onPath(/^\/login/));
  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Customer123!');
  await page.getByRole('button', { name: /^log in$/i }).click();
  await page.waitForURL(/\/user\/orders\/00000000-0000-4000-8000-000000000000\?success=true/);
  await expect(page.getByText('Order not found').first()).toBeVisible();
  await expectAccessible(page);
});

test('an ended session is reported, and the customer comes back to the page', async ({ page }) => {
  // Not on a page of the client, which would find the expired session itself.
  await page.goto('/icon.svg');
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const token = `${part({ alg: 'HS256' })}.${part({ sub: 'x', exp: 1 })}.c2ln`;
    localStorage.setItem('userToken', token);
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ id: 'x', name: 'Old Session', email: 'o@example.com', role: 'customer' }),
    );
    localStorage.setItem('userRole', 'customer');
  });
  await page.goto('/user/orders/00000000-0000-4000-8000-000000000000');
  await page.waitForURL(onPath(/^\/login/));
  await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();

  await page.getByLabel('Email', { exact: true }).fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Customer123!');
  await page.getByRole('button', { name: /^log in$/i }).click();
  await page.waitForURL(onPath(/^\/user\/orders\/00000000-0000-4000-8000-000000000000/));
});

async function openMenu(page: import('@playwright/test').Page): Promise<void> {
  const menu = page.getByRole('button', { name: /menu/i });
  if (await menu.isVisible()) await menu.click();
}

test('a sign-in leads on once, however long the page takes to load', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const order = await placeOrder(request, customer);
  let asked = 0;
  page.on('request', (request) => {
    if (/"operationName":"Order"/.test(request.postData() ?? '')) asked += 1;
  });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/tracker-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`/login?redirect=${encodeURIComponent(`/user/orders/${order.id}`)}`);
  await page.getByLabel('Email').fill(customer.user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^Loading (page|order)\.\.\.$/)).toBeAttached();
  arrive();
  await expect(page.getByText(order.number).first()).toBeVisible();
  expect(asked).toBe(1);
});

test('a logout ends the session at once, however long the home page takes to load', async ({
  page,
  request,
}) => {
  await signInAs(page, await newCustomer(request));
  await page.goto('/user/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/home-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  const wasAt: string[] = [];
  page.on('framenavigated', (frame) => wasAt.push(new URL(frame.url()).pathname));
  arrive();
  await page.waitForURL(onPath(/^\/$/));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(wasAt.filter((path) => path !== '/')).toEqual([]);
});
