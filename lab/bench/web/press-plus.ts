import { randomUUID } from 'node:crypto';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { call, graphqlBody, jsonHeaders } from '../http.js';
import { median } from '../median.js';
import type { Session } from '../sign-in.js';
import { startChromium } from './start-chromium.js';
import { storedBy } from './web-pages.js';

const LISTED = 100;
const IN_CART = 20;
const PRESSES = 20;
/** A phone of the middle class beside this machine. */
const SLOWED = 4;
const PHONE = { width: 390, height: 844 };
const SLUG = 'a-hundred';

/** How presses on + fared in the builder. */
export interface PressFigures {
  /** From the press to the next paint (Event Timing); the 98th of a hundred is what is called interaction to next paint. */
  readonly medianMs: number;
  readonly worstMs: number;
  readonly presses: number;
  /** Presses after which the first frame showed another total. */
  readonly withTotal: number;
}

/** Presses + on different items, with 100 of them listed, 20 in the cart and the processor slowed four times. */
export async function pressPlus(
  product: string,
  databaseUrl: string,
  session: Session,
): Promise<PressFigures> {
  const ids = await writeItems(databaseUrl);
  await fillCart(product, session, ids.slice(0, IN_CART));
  const browser = await startChromium();
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  try {
    const page = await connected.contexts()[0]!.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(`${product}/icon.svg`);
    await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(storedBy(session))})`);
    await page.addInitScript(OBSERVE);
    await page.goto(`${product}/new-quote?toCountry=australia&category=${SLUG}`);
    return await press(page, await page.context().newCDPSession(page));
  } finally {
    await connected.close();
    await browser.stop();
  }
}

async function press(page: Page, devTools: CDPSession): Promise<PressFigures> {
  const buttons = page.getByRole('button', { name: /^Add one Item/ });
  await buttons.nth(LISTED - 1).waitFor({ state: 'attached' });
  await page.waitForTimeout(1_000);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (let no = 0; no < PRESSES; no += 1) {
    // `force` skips Playwright's check of the element under the pointer, whose scripts would run within the press.
    await buttons.nth(IN_CART + no).click({ force: true });
    // The pace of people; by then the entry of this press is there.
    await page.waitForTimeout(300);
  }
  const { durations, withTotal } = await page.evaluate<{ durations: number[]; withTotal: number }>('seen()');
  return { medianMs: median(durations), worstMs: Math.max(...durations), presses: PRESSES, withTotal };
}

/** Runs in the page. A press that painted within 16 ms has no entry and counts as 16. */
const OBSERVE = `
  const byInteraction = new Map();
  let presses = 0;
  let withTotal = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) byInteraction.set(interactionId, Math.max(duration, byInteraction.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  const total = () => document.querySelector('button[aria-haspopup=dialog][aria-busy]')?.textContent;
  addEventListener('click', () => {
    const before = total();
    presses += 1;
    requestAnimationFrame(() => setTimeout(() => { if (total() !== before) withTotal += 1; }));
  }, { capture: true });
  window.seen = () => {
    const durations = [...byInteraction.values()];
    while (durations.length < presses) durations.push(16);
    return { durations, withTotal };
  };
`;

/** A category of its own with pictures that the shop has. */
async function writeItems(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const categoryId = randomUUID();
    await client.query(
      "insert into categories (id, name, slug, position) values ($1, 'A hundred', $2, 998)",
      [categoryId, SLUG],
    );
    const { rows } = await client.query<{ id: string }>(
      `insert into products (id, category_id, slug, name, details, size, width_cm, height_cm, depth_cm, weight_kg,
          image_url, alt_text, position, created_at)
        select gen_random_uuid(), $1, 'item-' || no, 'Item ' || no, 'A strong double-walled box', '40 x 30 x 50 cm',
          40, 30, 50, 15, (select image_url from products where image_url is not null limit 1), 'A closed box', no, now()
        from generate_series(1, $2::int) as no returning id`,
      [categoryId, LISTED],
    );
    await client.query(
      `insert into product_prices (product_id, destination, amount_pence)
        select id, 'australia', 4500 from products where category_id = $1`,
      [categoryId],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function fillCart(product: string, { token }: Session, ids: readonly string[]): Promise<void> {
  const changes = ids.map((productId) => ({ productId, quantity: 1 }));
  const query = `mutation Fill($changes: [CartChangeInput!]!) {
    changeCart(changes: $changes, shipment: { destination: AUSTRALIA }) { id } }`;
  await call(`${product}/graphql`, {
    method: 'POST',
    headers: jsonHeaders(token),
    body: graphqlBody(query, { changes }),
  });
}
