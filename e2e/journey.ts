import { readFileSync } from 'node:fs';
import { expect, test as inPlaywright, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { inWebKit } from './browsers/webkit';
import { fillCart, newCustomer, PASSWORD, type Purchase, signInAs } from './shop-api';

/** Card numbers of the payment sandbox, as Stripe documents them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  asksForAuthentication: '4000002500003155',
} as const;

/** How WebKit reports calls and sockets that are open when a page is left. */
const LEFT_BEHIND = /due to (access control checks|suspension)\.?$/;

const { JOURNEYS_BROWSER: browser = 'chromium' } = process.env;
/** WebKit's window keeps a size of its own, that of a tablet. */
export const isTablet = browser === 'webkit';
const base = browser === 'webkit' ? inWebKit : inPlaywright;

/** Every journey fails on a message in the console, a fault in a script or a request to another host. */
export const test = base.extend<{ expectedLogs: RegExp | null }>({
  /** Console messages that a journey expects. */
  expectedLogs: [null, { option: true }],
  page: async ({ page, baseURL, expectedLogs }, use) => {
    if (browser !== 'chromium') await page.addInitScript(showWritesToReact);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      const isElsewhere = /^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '');
      if (isElsewhere) complaints.push(`asked ${request.url()}`);
    });
    await use(page);
    const isExpected = (text: string) => expectedLogs?.test(text) || LEFT_BEHIND.test(text);
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
  },
});

/** Shows React the writes of Playwright, which outside of Chromium look like writes by the page itself. */
function showWritesToReact(): void {
  for (const type of ['input', 'change'])
    window.addEventListener(
      type,
      ({ isTrusted, target }) => {
        const tracker = (target as { _valueTracker?: { setValue(value: string): void } })._valueTracker;
        if (!isTrusted) tracker?.setValue('\0');
      },
      true,
    );
}

export {
  fillCart,
  graphql,
  newCustomer,
  PASSWORD,
  placeOrder,
  send,
  sendMessage,
  setOrderStatus,
  signInAs,
  staff,
} from './shop-api';
export { expect };

/**
 * No axe violation of serious or critical impact once the page is idle, when stale content is no longer faded. One journey
 * scans a screen in one of its states.
 */
export async function expectAccessible(page: Page, within = 'html', rules?: string[]): Promise<void> {
  // Axe judges the same things in every browser, and Firefox's page has crashed under it.
  if (browser !== 'chromium') return;
  const findings = async () => {
    await bringAxe(page);
    return page.evaluate(
      async ([selector, only]) => {
        const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) } as axe.RunOptions;
        const { violations } = await window.axe.run(selector, options);
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
      },
      [within, rules] as const,
    );
  };
  await expect.poll(findings).toEqual([]);
}

/** Everything in the light scheme; in the dark one only contrast, because nothing but colours differs. */
export async function expectAccessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, within, ['color-contrast']);
}

/** Without comments and long names: a page takes longer to read axe's source than to be scanned. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Loads axe into every frame that does not have it yet. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(`${AXE}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * No horizontal scrolling, once charts have been resized too: in the window as it is, or in each of these widths. Each is
 * painted before it is left: when a style rule came just before, Chromium 156 keeps the styles of the width before, until
 * the window has had that width again.
 */
export async function expectFitsWidth(page: Page, widths: readonly number[] = []): Promise<void> {
  const overflow = () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      await nextFrame();
      return document.documentElement.scrollWidth - window.innerWidth;
    });
  if (widths.length === 0) await expect.poll(overflow).toBeLessThanOrEqual(0);
  let before = page.viewportSize()?.width ?? 1440;
  for (const width of widths) {
    const resized = async () => {
      await page.setViewportSize({ width, height: 900 });
      const overflowing = await overflow();
      if (overflowing <= 0) return overflowing;
      await page.setViewportSize({ width: before, height: 900 });
      await overflow();
      return overflowing;
    };
    await expect.poll(resized, `at ${width} pixels`).toBeLessThanOrEqual(0);
    before = width;
  }
}

/** Checks a tablet's and a phone's width too, and leaves the window at a desktop's. */
export function expectFitsNarrow(page: Page): Promise<void> {
  return expectFitsWidth(page, [768, 390, 1440]);
}

/** For `waitForURL`: the page itself, not an address that returns to it (`?redirect=/checkout`). */
export function onPath(pattern: RegExp): (url: URL) => boolean {
  return (url) => pattern.test(url.pathname);
}

/** Opens the quote builder with a new visitor's shipment, which its address says. */
export async function startQuote(page: Page, toCountry = 'Australia', toCity = 'Perth'): Promise<void> {
  await page.goto(`/new-quote?${new URLSearchParams({ fromCity: 'Leeds', toCountry, toCity })}`);
  await expect(page.getByRole('heading', { name: `Your shipment to ${toCountry}` })).toBeVisible();
}

/** Adds items with the plus button of their card. */
export async function addItems(page: Page, name: string, count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) {
    await page
      .getByRole('button', { name: `Add one ${name}`, exact: true })
      .first()
      .click();
  }
}

/** The quantity of an item in the builder's list, to read or to type. */
export function quantityOf(page: Page, name: string) {
  return page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true }).first();
}

/** How many items of the builder's list are wholly in the window, above the bar at its bottom. */
export function itemsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : window.innerHeight;
    const rows = Array.from(document.querySelectorAll('[data-item-id]'), (row) =>
      row.getBoundingClientRect(),
    );
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= end).length;
  });
}

/** Goes from the builder's first step to the final quote. */
export async function goToFinalQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose service' }).click();
  await page.getByRole('button', { name: 'See my quote' }).click();
  await expect(page.getByRole('heading', { name: 'Final quote' })).toBeVisible();
}

/** Chooses a valid collection date and goes on to payment. */
export async function proceedToPayment(page: Page): Promise<void> {
  await page.getByLabel('Collection date').first().fill(daysAhead(14));
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
}

/** Registers; returns the email address. */
export async function register(page: Page, name = 'Maya Mover'): Promise<string> {
  const email = `maya.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/I agree to the terms/i).check();
  await page
    .getByRole('button', { name: /create account|sign up/i })
    .last()
    .click();
  return email;
}

/** Fills both addresses of the checkout. */
export async function fillAddresses(page: Page): Promise<void> {
  await page.getByLabel('House number and street').fill('12 Harbour Lane');
  await page.getByLabel('UK postcode').fill('LS1 4AP');
  await page.getByLabel('Street address').fill('7 Swan Road');
  const delivery = page.getByRole('group', { name: 'Delivery address' });
  for (const [label, state, postcode] of [
    ['State(?! or)', 'WA', '6000'],
    ['Province', 'ON', 'K1A 0B1'],
    ['Prefecture', 'Tokyo', '100-8111'],
  ] as const) {
    const field = delivery.getByLabel(new RegExp(`^${label}`));
    if (!(await field.isVisible())) continue;
    await field.fill(state);
    await delivery.getByLabel(/^(Postcode|Postal code)/).fill(postcode);
  }
  const singapore = delivery.getByLabel(/^District/);
  const code = delivery.getByLabel(/^Postal code/);
  if ((await singapore.isVisible()) && (await code.isVisible())) await code.fill('238801');
}

/** Ticks that no forbidden goods are in the shipment, where the page asks for it. */
export async function tickGoods(page: Page): Promise<void> {
  const tick = page.getByLabel("I'm not sending any of these");
  if (await tick.isVisible()) await tick.check();
}

/** Types a card into the payment frame, and ticks what has to be ticked before paying. */
export async function fillCard(page: Page, number: string): Promise<void> {
  // Loaded when it scrolls into view.
  await page.getByRole('heading', { name: 'Payment', exact: true }).scrollIntoViewIfNeeded();
  await tickGoods(page);
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry').fill('12 / 34');
  await frame.getByLabel('CVC').fill('123');
}

/** The pay button; its name has the sum. */
export function payButton(page: Page) {
  return page.getByRole('button', { name: /^Pay £/ });
}

/** After paying: goes to the order's page without waiting until the page does. */
export async function openPaidOrder(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'View your order now' }).click();
  await page.waitForURL(onPath(/^\/user\/orders\/[0-9a-f-]{36}/));
}

/** The message about a failed payment; it takes the focus. */
export function paymentError(page: Page) {
  return page.locator('[tabindex="-1"]').filter({ hasText: 'Payment Error' }).last();
}

/** Opens the checkout of a new customer with four boxes to Perth, and fills in its addresses. */
export async function reachCheckout(page: Page, purchase: Purchase = {}): Promise<void> {
  const customer = await newCustomer(page.request);
  await fillCart(page.request, customer, purchase);
  await signInAs(page, customer);
  await page.goto('/checkout');
  await fillAddresses(page);
}

/** A calendar date this many days from now, YYYY-MM-DD. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Counts the fields that are typed into and the buttons and links that are pressed, in every frame of the page from now on. */
export async function countHands(page: Page): Promise<{ fields: () => string[]; presses: () => string[] }> {
  const fields = new Set<string>();
  const presses: string[] = [];
  await page.exposeFunction('noteHand', (kind: 'field' | 'press', name: string) => {
    if (kind === 'field') fields.add(name);
    else presses.push(name);
  });
  await page.addInitScript(() => {
    const note = (kind: string, name: string) =>
      (window as unknown as { noteHand(kind: string, name: string): void }).noteHand(kind, name);
    window.addEventListener(
      'input',
      ({ target }) => {
        const isTextField =
          target instanceof HTMLInputElement && !['checkbox', 'radio', 'date'].includes(target.type);
        if (isTextField) note('field', `${location.pathname} ${target.name || target.id}`);
      },
      true,
    );
    window.addEventListener(
      'click',
      ({ target }) => {
        const pressed = target instanceof Element && target.closest('button, a');
        if (pressed) note('press', pressed.textContent ?? '');
      },
      true,
    );
  });
  return { fields: () => [...fields], presses: () => presses };
}
