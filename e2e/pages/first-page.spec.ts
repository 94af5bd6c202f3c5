import type { Page } from '@playwright/test';
import { expect, signInAs, staff, startQuote, test } from '../journey';

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

for (const path of [
  '/',
  '/?gclid=1',
  '/login',
  '/login?utm_source=mail',
  '/register',
  '/new-quote?toCountry=Canada',
  '/new-quote/?fromCity=Leeds&toCountry=canada&utm_source=mail',
]) {
  test(`the client takes over the page that the server drew at ${path}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
    });
    await page.addInitScript(() => {
      window.addEventListener('client:ready', () => document.body.setAttribute('data-taken-over', ''));
    });
    const release = await holdScripts(page, path);
    const drawn = await page.locator('h1').elementHandle();
    release();
    await expect(page.locator('body[data-taken-over]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main form, main section').first()).toBeVisible();
    expect(await drawn?.evaluate((heading) => heading === document.querySelector('h1'))).toBe(true);
    expect(asked).toEqual([]);
  });
}

test('what is chosen before the code that asks the server has come counts', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const code = /\/assets\/data-[^/]*\.js$/;
  await page.route(code, async (route) => {
    await arrival;
    await route.continue();
  });
  const asked = page.waitForRequest(code);
  await page.goto('/new-quote?toCountry=Canada');
  const boxes = page.getByRole('list', { name: 'Shipping Boxes' });
  const add = boxes.getByRole('button', { name: 'Add one Standard Box', exact: true });
  await expect(page.getByText('Minimum for Canada').locator('visible=true').first()).toBeVisible();
  await add.click();
  await add.click();
  const quantity = boxes.getByRole('textbox', { name: 'Quantity of Standard Box', exact: true });
  await expect(quantity).toHaveValue('2');
  await asked;
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/graphql') && /ChangeCart/.test(answer.request().postData() ?? ''),
  );
  arrive();
  await saved;
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByText('2 × Standard Box').first()).toBeVisible();
});

test('what is pressed before the scripts have come is pressed when they have', async ({ page }) => {
  const release = await holdScripts(page, '/new-quote?toCountry=Canada');
  const boxes = page.getByRole('list', { name: 'Shipping Boxes' });
  await boxes.getByRole('button', { name: 'Add one Standard Box', exact: true }).click({ clickCount: 3 });
  const quantity = boxes.getByRole('textbox', { name: 'Quantity of Standard Box', exact: true });
  await expect(quantity).toHaveValue('0');
  release();
  await expect(quantity).toHaveValue('3');
});

test('a button that the client replaces under the pointer is pressed at its release', async ({ page }) => {
  const release = await holdScripts(page, '/new-quote?toCountry=Canada&category=shipping-boxes');
  const boxes = page.getByRole('list', { name: 'Shipping Boxes' });
  const add = boxes.getByRole('button', { name: 'Add one Standard Box', exact: true });
  await add.hover();
  const drawn = await add.elementHandle();
  await page.mouse.down();
  const ready = page.evaluate(() => new Promise((done) => window.addEventListener('client:ready', done)));
  release();
  await ready;
  expect(await drawn?.evaluate((button) => button.isConnected)).toBe(false);
  await add.hover();
  await page.mouse.up();
  await expect(boxes.getByRole('textbox', { name: 'Quantity of Standard Box', exact: true })).toHaveValue(
    '1',
  );
});

test('the typefaces of a rendered page stay when the client takes it over', async ({ page }) => {
  const release = await holdScripts(page, '/');
  const drawn = await page.evaluateHandle(async () => [...(await document.fonts.ready)]);
  const ready = page.evaluate(() => new Promise((done) => window.addEventListener('client:ready', done)));
  release();
  await ready;
  const areThere = await drawn.evaluate((faces) => faces.map((face) => document.fonts.has(face)));
  expect(areThere.length).toBeGreaterThan(0);
  expect(areThere).not.toContain(false);
});

test('what is typed before the scripts have come stays typed', async ({ page }) => {
  const release = await holdScripts(page, '/');
  await page.getByLabel('From city, town or postcode').fill('Leeds');
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await page.getByLabel('To city, town or postcode').fill('Perth');
  release();
  await expect(page.getByText('UK to Canada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
  await expect(page).toHaveURL(/fromCity=Leeds&toCountry=Canada&toCity=Perth/);
});

test('a link pressed before the scripts have come takes along what was typed', async ({ page }) => {
  const release = await holdScripts(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
  await page.getByRole('link', { name: 'Forgotten password?' }).click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com');
});

test('a link pressed before the scripts have come keeps what was pressed before it', async ({ page }) => {
  const release = await holdScripts(page, '/new-quote?toCountry=Canada');
  await page.getByRole('button', { name: 'Add one Standard Box', exact: true }).first().click();
  await page.getByRole('link', { name: /home$/ }).click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('link', { name: 'Your quote 1 item' })).toBeVisible();
});

test('a country and towns chosen in the builder before the scripts have come stay chosen', async ({
  page,
}) => {
  const release = await holdScripts(page, '/new-quote?toCountry=Australia&fromCity=Leeds');
  await page.getByLabel('From city (UK)').fill('York');
  await page.getByLabel('To city').fill('Toronto');
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  release();
  await expectRoute(page);
});

test('a country and towns chosen in the builder while React takes it over stay chosen', async ({ page }) => {
  await slowDownReact(page);
  const scripts = page.waitForResponse(/\/assets\/QuoteBuilderPage-[^/]*\.js$/);
  await page.goto('/new-quote?toCountry=Australia');
  await scripts;
  await page.getByLabel('From city (UK)').fill('York');
  await page.getByLabel('To city').fill('Toronto');
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await expectRoute(page);
});

test('what is chosen while React takes the page over stays chosen', async ({ page }) => {
  await slowDownReact(page);
  const scripts = page.waitForResponse(/\/assets\/home-[^/]*\.js$/);
  await page.goto('/');
  await scripts;
  await page.getByLabel('To country').selectOption({ label: 'Canada' });
  await expect(page.getByText('UK to Canada')).toBeVisible();
  await expect(page.getByLabel('To country')).toHaveValue('canada');
});

test('what is typed stays typed, with the focus, when the client puts its own page in place', async ({
  page,
}) => {
  const release = await holdScripts(page, '/register?redirect=%2Fcheckout');
  await page.getByLabel('Full Name').fill('Maya Mover');
  await page.getByLabel(/I agree to the terms/i).check();
  await page.getByLabel('Email', { exact: true }).pressSequentially('maya@exam');
  release();
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@exam');
  await expect(page.getByLabel('Full Name')).toHaveValue('Maya Mover');
  await expect(page.getByLabel(/I agree to the terms/i)).toBeChecked();
});

for (const path of ['/', '/new-quote?toCountry=Canada', '/register?redirect=%2Fcheckout', '/#main']) {
  test(`a visitor who scrolls before the scripts have come stays there at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const release = await holdScripts(page, path);
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const ready = page.evaluate(() => new Promise((done) => window.addEventListener('client:ready', done)));
    release();
    await ready;
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
}

test('a visitor who scrolls before any script has come stays there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const release = await holdScripts(page, '/', /\/assets\/after-paint-[^/]*\.js$/);
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    return new Promise((done) => document.addEventListener('scroll', done, { once: true }));
  });
  const ready = page.evaluate(() => new Promise((done) => window.addEventListener('client:ready', done)));
  release();
  await ready;
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('a page that is loaded after another in the same tab begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const path of ['/', '/new-quote']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  }
});

test('a page that is loaded again begins where it was, and leaves the focus alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeEnabled();
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home form leads to the price list of its destination', async ({ page }) => {
    await page.goto('/');
    const prices = page.getByRole('list', { name: 'Prices from' }).getByRole('listitem');
    await expect(prices.filter({ hasText: 'Canada' })).toContainText('£');
    await page.getByLabel('From city, town or postcode').fill('Leeds');
    await page.getByLabel('To country').selectOption({ label: 'Canada' });
    await page.getByLabel('To city, town or postcode').fill('Toronto');
    await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
    await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('fromCity')).toBe('Leeds');
    await expect(page.locator('[data-item-id]').first()).toContainText('£');
    await page.getByRole('link', { name: /home$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('shipped abroad');
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Your Free Quote Now' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  for (const [path, name] of [
    ['/login', 'Log in'],
    ['/register', 'Sign Up'],
  ] as const) {
    test(`no password is sent from ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Moving4abroad!');
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
      expect(page.url()).toMatch(new RegExp(`${path}$`));
    });
  }
});

/** Delays each piece of React's rendering. */
async function slowDownReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // React's scheduler uses a MessageChannel.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), 1500);
    };
  });
}

/** The builder goes from York to Toronto in Canada: title, fields and address. */
async function expectRoute(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your shipment to Canada' })).toBeVisible();
  await expect(page.getByLabel('To country')).toHaveValue('canada');
  await expect(page.getByLabel('From city (UK)')).toHaveValue('York');
  await expect(page.getByLabel('To city')).toHaveValue('Toronto');
  // A city counts on blur.
  await page.getByLabel('To city').blur();
  await expect(page).toHaveURL(/\?toCountry=Canada&fromCity=York&toCity=Toronto/);
}

/** Delays the client's first script. Returns a function that releases it. */
async function holdScripts(
  page: Page,
  path: string,
  first = /\/assets\/index-[^/]*\.js$/,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(first, async (route) => {
    await promise;
    await route.continue();
  });
  const requested = page.waitForRequest(first);
  await page.goto(path, { waitUntil: 'commit' });
  await requested;
  return resolve;
}

test('pages of staff ask for no cart', async ({ page }) => {
  await signInAs(page, await staff(page.request));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(String(request.postDataJSON()?.operationName));
  });
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => asked).toContain('AdminOrders');
  expect(asked.filter((name) => name === 'Cart' || name === 'Shop')).toEqual([]);
});
