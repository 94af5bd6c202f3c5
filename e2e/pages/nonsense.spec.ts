import type { Page } from '@playwright/test';
import { expect, newCustomer, placeOrder, signInAs, staff, test } from '../journey';
import type { Account } from '../shop-api';

/** The browser logs responses for what does not exist. */
test.use({ expectedLogs: /Failed to load resource/ });
/** Each page gets one of them; web/start/nonsense-addresses.test.tsx tries each with all. */
const NONSENSE = [
  'page=-1&search=%00&status=garbage&sort=constructor&date=2026-02-30&from=x&to=y&range=__proto__',
  'page=1e99&page=2&search=%E0%A4%A&order=%00&message=%00&step=9&category=none&toCountry=Atlantis&fromCity=%0A',
  `page[]=1&=&&&quote=%FF&checkoutId=../..&redirect=//elsewhere.example&percent=1e99&search=${'x'.repeat(3000)}`,
];

const PUBLIC = [
  '/',
  '/new-quote',
  '/quote',
  '/login',
  '/register',
  '/invitation',
  '/follow',
  '/request',
  '/forgot-password',
];
const FOR_GUESTS = [
  ...PUBLIC,
  '/reset-password',
  '/verify-email',
  '/stop-reminders',
  '/stop-newsletter',
  '/confirm-newsletter',
  '/checkout',
  '/unauthorized',
  '/no-such-page',
];
const FOR_CUSTOMERS = [
  '/',
  '/new-quote',
  '/checkout',
  '/user/stripe-payment',
  '/user/account',
  '/user/password',
];
const FOR_STAFF = [
  '',
  '/orders',
  '/collections',
  '/accounts',
  '/users',
  '/categories',
  '/audit',
  '/integrations',
  '/settings',
  '/products',
  '/quotes/new',
  '/transfers',
];

test('addresses that make no sense lead to pages that work, for guests', async ({ page }) => {
  await expectAllWork(page, FOR_GUESTS);
  await page.goto('/user/orders/%E0%A4%A');
  await expect(page.locator('body')).not.toContainText('stopped working');
});

test('addresses that make no sense lead to pages that work, for customers', async ({ page, request }) => {
  const customer = await newCustomer(request);
  const { id } = await placeOrder(request, customer);
  await signInAs(page, customer);
  const orders = ['/user/orders', '/user/quotes', `/user/orders/${id}`, `/user/orders/${id}/packing`];
  await expectAllWork(page, [
    ...FOR_CUSTOMERS,
    ...orders,
    '/user/orders/garbage',
    '/user/orders/%00/packing',
  ]);
});

test('addresses that make no sense lead to pages that work, for staff', async ({ page, request }) => {
  await signInAs(page, await staff(request));
  const more = [
    '/orders/garbage',
    '/quotes',
    '/destinations',
    '/destinations/garbage',
    '/documents',
    '/products/prices',
    '/products/spreadsheet',
    '/products/synonyms',
    '/promotions',
    '/prices',
    '/reviews',
    '/mailbox',
    '/debug',
  ];
  await expectAllWork(
    page,
    [...FOR_STAFF, ...more].map((path) => `/admin${path}`),
  );
});

test('storage full of nonsense, or refused, leaves pages that work', async ({ page, request }) => {
  const customer = await newCustomer(request);
  // More of them: web/start/nonsense.test.tsx.
  for (const nonsense of ['{"damaged', '{}']) {
    await signInAs(page, customer);
    await page.addInitScript((text) => {
      for (const key of [
        'cart',
        'toCountry',
        'collectionDate',
        'itemIdToProductMap',
        'guestId',
        'rememberedEmail',
      ])
        localStorage.setItem(key, text);
      for (const key of ['checkoutDraft', 'payment', 'bookedQuote']) sessionStorage.setItem(key, text);
    }, nonsense);
    await expectWorks(page, '/');
    await expectWorks(page, '/new-quote');
    await expectWorks(page, '/checkout');
  }
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const)
      Storage.prototype[name] = refuse;
    Object.defineProperty(navigator, 'language', { value: 'C' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await expectWorks(page, '/');
  await expectWorks(page, '/new-quote');
  await expectWorks(page, '/register');
});

test('a browser whose language is no language tag reaches the payment', async ({ page, request }) => {
  const customer = await newCustomer(request);
  await signInAs(page, await filled(request, customer));
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'C' }));
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
});

async function expectAllWork(page: Page, paths: readonly string[]): Promise<void> {
  for (const [no, path] of paths.entries())
    await expectWorks(page, `${path}?${NONSENSE[no % NONSENSE.length]}#%E0%A4%A`);
}

/** The page has its own heading, not that of an error. */
async function expectWorks(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // An open dialog hides the page from assistive technology.
  const heading = page.locator('h1').first();
  await expect(heading, address).toBeVisible();
  await expect(heading, address).not.toHaveText(/stopped working|has been updated/);
}

/** The same customer, with a cart to pay for. */
async function filled(request: Parameters<typeof newCustomer>[0], customer: Account): Promise<Account> {
  const { products } = (await (await request.get('/api/products')).json()) as { products: { _id: string }[] };
  await request.post('/api/cart', {
    headers: { Authorization: `Bearer ${customer.token}` },
    data: { productId: products[0]?._id, quantity: 4, country: 'Australia' },
  });
  return customer;
}
