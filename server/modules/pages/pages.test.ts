import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DESTINATIONS } from '../../../rules/destinations.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

/** Text that is in the code of a page and nowhere else. */
const WORDS = {
  '/checkout': 'Your cart is empty. Please add items before proceeding to checkout.',
  '/user/orders/1': 'What happens next',
  '/admin/orders': 'Failed to fetch orders',
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** The raw response, which fetch would decode. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const asked = { method, headers: { accept: 'text/html', ...headers } };
      const sent = request(app.url + path, asked, async (response) => {
        resolve({ status: response.statusCode!, headers: response.headers, bytes: await buffer(response) });
      });
      sent.on('error', reject).end();
    },
  );
}

async function dataOf(path: string) {
  const html = (await send(path)).bytes.toString();
  const [, block] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(block!) as { address: string | null; shop: Record<string, unknown>; answers: unknown };
}

/** A change by staff, with the database's notification. */
async function changeStore(set: string, values: unknown[] = []) {
  const { version } = app.deps.readCache;
  await app.deps.database.pool.query(`update store_settings set ${set}`, values);
  while (app.deps.readCache.version === version) await new Promise(setImmediate);
}

describe('a page', () => {
  it('brings the shop as GraphQL answers it, so that nothing has to be asked', async () => {
    const query = `{ store { name phone promotion onlineSavingPercent refundText socialLinks { name url } proofs { name url }
      company { legalName addressLines companyNumber }
      sameDayCutOffHour areaCutOffs services { level name description surcharge { minorUnits } }
      destinationRates { destination minimumCharge { minorUnits } perCubicMetre { minorUnits } handling { minorUnits }
        heavySurcharge { minorUnits } }
      transitTimes { destination service fromDays toDays deliveries } legalVersions { kind version } } }`;
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data: { store: unknown } };
    expect(await dataOf('/user/orders')).toEqual({ address: '*#loading', shop: data.store, answers: {} });
  });

  it('names every file of its own route, all of which are there', async () => {
    for (const [path, words] of Object.entries(WORDS)) {
      const html = (await send(path)).bytes.toString();
      const files = html.match(/(?<=<link rel="modulepreload"[^>]*href=")[^"]+/g) ?? [];
      const [, ...answers] = await Promise.all([path, ...files].map((file) => send(file)));
      expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
      const code = answers.map(({ bytes }) => bytes.toString()).join('');
      expect(code).toContain(words);
    }
  });

  it('shows a change by staff at once', async () => {
    await changeStore(`phone = '+44 20 7946 0999'`);
    expect((await dataOf('/user/orders')).shop).toMatchObject({ phone: '+44 20 7946 0999' });
  });

  it('holds words of staff that end a script or begin a comment as words', async () => {
    const words = '</script><script>alert(1)</script><!--<script> & "quoted" \u2028';
    await changeStore('promotion = $1, name = $2', [words, '$& <b>Boxes</b> $1']);
    const html = (await send('/user/orders')).bytes.toString();
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('<!--<script');
    expect(html).toContain('<title>$&#38; &#60;b&#62;Boxes&#60;/b&#62; $1</title>');
    expect((await dataOf('/user/orders')).shop).toMatchObject({
      promotion: words,
      name: '$& <b>Boxes</b> $1',
    });
    await changeStore(`promotion = '', name = 'Harbourline'`);
  });

  it('is the same in every encoding, each with an ETag of its own', async () => {
    const [plain, brotli, gzip] = await Promise.all([
      send('/user/orders'),
      send('/user/orders', { 'accept-encoding': 'gzip, br' }),
      send('/user/orders', { 'accept-encoding': 'gzip' }),
    ]);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to whoever has it, until it changes', async () => {
    const first = await send('/user/orders', { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const again = await send('/user/orders', known);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'Accept-Encoding' });
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    await changeStore(`phone = '+44 20 7946 0998'`);
    expect((await send('/user/orders', known)).status).toBe(200);
  });

  it('tells its headers to HEAD', async () => {
    const whole = await send('/user/orders', { 'accept-encoding': 'br' });
    const head = await send('/user/orders', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.bytes.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('takes no statement when it was sent before', async () => {
    await send('/user/orders');
    expect((await send('/user/orders')).headers['server-timing']).toBe('db;desc="0 statements"');
  });
});

describe('a rendered page', () => {
  const html = async (path: string) => (await send(path)).bytes.toString();
  /** The text of a page for its reader. */
  const text = async (path: string) =>
    (await html(path)).replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n');

  it('of home holds the headline, the form and the least price to each destination', async () => {
    const page = await html('/');
    expect(page).toMatch(/<h1[^>]*>Your boxes, furniture and luggage, shipped abroad<\/h1>/);
    expect(page).toMatch(/<form [^>]*action="\/new-quote"/);
    for (const name of ['type', 'fromCountry', 'fromCity', 'toCountry', 'toCity'])
      expect(page).toContain(`name="${name}"`);
    expect(page).toContain('<title>Instant quotes for shipping abroad · Harbourline</title>');
    for (const { minimumCharge } of (await dataOf('/')).shop.destinationRates as {
      minimumCharge: { minorUnits: number };
    }[])
      expect(await text('/')).toContain(`£${(minimumCharge.minorUnits / 100).toFixed(2)}`);
  });

  it('of the builder holds categories, items and their prices to the destination of the address', async () => {
    const { rows } = await app.deps.database.pool.query<{ name: string; pence: number }>(
      `select p.name, pp.amount_pence as pence from products p join product_prices pp on pp.product_id = p.id
       where pp.destination = 'canada' and p.name = 'Standard Box'`,
    );
    const page = await text('/new-quote?toCountry=Canada');
    expect(page).toContain('Your shipment to Canada');
    expect(page).toContain('Suitcase &amp; Luggage');
    expect(page).toContain(rows[0]!.name);
    expect(page).toContain(`£${(rows[0]!.pence / 100).toFixed(2)}`);
    expect((await dataOf('/new-quote?toCountry=Canada')).answers).toHaveProperty('QuoteCategories {}');
  });

  it('of the builder shows the route of its address, and no sum or list that only the client knows', async () => {
    const page = await html('/new-quote?toCountry=Canada&fromCity=Leeds&toCity=Toronto');
    expect(page).toMatch(/<input[^>]*name="fromCity"[^>]*value="Leeds"/);
    expect(page).toMatch(/<input[^>]*name="toCity"[^>]*value="Toronto"/);
    expect(page).toMatch(/<option value="canada" selected="">/);
    const words = await text('/new-quote?toCountry=Canada&fromCity=Leeds&toCity=Toronto');
    expect(words).toMatch(/Leeds\s+to\s+Toronto, Canada/);
    expect(words).toContain('Loading your shipment');
    expect(words).not.toMatch(/£0\.00|No items yet/);
  });

  it.each(DESTINATIONS)(
    'of $name holds the least price, the rules and the form with that country chosen',
    async (place) => {
      const address = `/shipping-to/${place.name.toLowerCase().replace(' ', '-')}`;
      const page = await html(address);
      const words = await text(address);
      expect(page).toMatch(new RegExp(`<h1[^>]*>Shipping to ${place.name} from the UK</h1>`));
      expect(page).toContain(`<option value="${place.key}" selected="">`);
      expect(page).toMatch(/<form [^>]*action="\/new-quote"/);
      for (const name of ['10 boxes', 'A one-bedroom flat', 'A bicycle and 4 boxes'])
        expect(words).toContain(name);
      for (const title of ['How long it takes', 'Customs and port charges', 'How it works'])
        expect(words).toContain(title);
      expect(words).toMatch(new RegExp(`What you can(&#x27;|')t send to\\s+${place.name}`));
      expect(page.match(/href="\/shipping-to\//g)).toHaveLength(DESTINATIONS.length - 1);
    },
  );

  it('of a destination prices its shipments from the catalogue, by the rule of every quote', async () => {
    const { pool } = app.deps.database;
    const { rows } = await pool.query<{ pence: number; minimum: number }>(
      `select sum(pp.amount_pence * case p.name when 'Standard Box' then 4 else 1 end)::int as pence,
         (select amount_pence from prices where destination = 'usa') as minimum
       from products p join product_prices pp on pp.product_id = p.id
       where pp.destination = 'usa' and p.name in ('Standard Box', 'Bicycle in a Bike Box')`,
    );
    const { pence, minimum } = rows[0]!;
    const total = (Math.max(pence, minimum) / 100).toFixed(2);
    expect(await text('/shipping-to/usa')).toMatch(new RegExp(`A bicycle and 4 boxes[^£]*£${total}`));
  });

  it('of a destination that we do not ship to is none', async () => {
    for (const path of [
      '/shipping-to/atlantis',
      '/shipping-to',
      '/shipping-to/japan/osaka',
      '/shipping-to/newzealand',
    ])
      expect([path, (await send(path)).status]).toEqual([path, 404]);
    expect((await send('/Shipping-To/New-Zealand/')).status).toBe(200);
  });

  it('shows another price as soon as staff have set it', async () => {
    await html('/new-quote?toCountry=Japan');
    const { version } = app.deps.readCache;
    await app.deps.database.pool.query(
      `update product_prices set amount_pence = 12345 from products p
       where p.id = product_id and p.name = 'Standard Box' and destination = 'japan'`,
    );
    while (app.deps.readCache.version === version) await new Promise(setImmediate);
    expect(await text('/new-quote?toCountry=Japan')).toContain('£123.45');
  });

  it('of sign-in and register holds their forms, which send nothing without scripts', async () => {
    for (const path of ['/login', '/register']) {
      expect(await html(path)).toMatch(/<form [^>]*method="post"/);
      expect(await html(path)).toMatch(/<button disabled="" type="submit"/);
    }
  });

  it('that only the client draws has header and footer, and says nothing of sign-in before the visitor is known', async () => {
    const page = await html('/user/orders');
    expect(page).toMatch(/<header.*data-ready="false".*Loading page\.\.\..*<footer/s);
    expect(page).toContain('<title>Harbourline</title>');
  });

  it('that leads nowhere is 404 and says so', async () => {
    const answer = await send('/no-such-page');
    expect(answer.status).toBe(404);
    expect(answer.bytes.toString()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  });

  it('holds nothing that its policy forbids', async () => {
    for (const path of [
      '/',
      '/login',
      '/register',
      '/nothing',
      '/new-quote?toCountry=USA',
      '/shipping-to/usa',
      '/checkout',
    ]) {
      const page = await html(path);
      expect(page).not.toMatch(/\sstyle="|\son\w+="|javascript:/i);
      const blocks = page.match(/<script(?![^>]*\ssrc=)[^>]*>/g)!;
      expect(blocks.filter((block) => block !== '<script type="application/ld+json">')).toEqual([
        '<script type="application/json" id="page-data">',
      ]);
      // The policy names the hashes of these two.
      expect(page.match(/<style \S+?[ >]/g)).toEqual(['<style id="fonts">', '<style data-styled="true" ']);
    }
  });

  it('is the same for everybody, whoever asks', async () => {
    const own = { authorization: 'Bearer a.b.c', 'x-guest-id': 'guest_1', cookie: 'userToken=1' };
    const theirs = await send('/', own);
    expect(theirs.bytes.equals((await send('/')).bytes)).toBe(true);
  });

  it('names files that there are, so that the browser asks for them at once', async () => {
    for (const path of ['/', '/new-quote']) {
      const files = [...(await html(path)).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
        ([, file]) => file!,
      );
      const named = files.filter((file) => /(home|QuoteBuilderPage)-/.test(file));
      expect(named).toHaveLength(1);
      for (const file of files) expect([file, (await send(file)).status]).toEqual([file, 200]);
    }
  });
});

describe('for search engines', () => {
  const html = async (path: string) => (await send(path)).bytes.toString();
  const described = (page: string) => /<meta name="description" content="([^"]*)"/.exec(page)?.[1];
  const structured = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    );

  it('a page that everybody sees names its one address, whatever was asked of it', async () => {
    for (const [asked, path] of [
      ['/?from=mail', '/'],
      ['/new-quote?toCountry=Japan', '/new-quote'],
      ['/Shipping-To/Hong-Kong/', '/shipping-to/hong-kong'],
    ] as const) {
      const page = await html(asked);
      expect(page).toContain(`<link rel="canonical" href="${app.env.publicUrl}${path}">`);
      expect(page).toContain(`<meta property="og:url" content="${app.env.publicUrl}${path}">`);
      expect(page).not.toContain('noindex');
    }
  });

  it.each([
    '/user/orders',
    '/follow',
    '/quote',
    '/invitation',
    '/reset-password',
    '/checkout',
    '/admin',
    '/nothing',
  ])('page %s is not to be listed, and names no address', async (path) => {
    const page = await html(path);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('rel="canonical"');
  });

  it('each page that is listed has a title and a description of its own', async () => {
    const pages = await Promise.all(['/', '/new-quote', '/shipping-to/usa', '/shipping-to/japan'].map(html));
    expect(new Set(pages.map(described)).size).toBe(4);
    const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(page)![1]!);
    expect(new Set(titles).size).toBe(4);
    for (const [index, page] of pages.entries())
      expect(page).toContain(`property="og:title" content="${titles[index]}"`);
    expect(described(pages[2]!)).toMatch(
      /^Ship .* from the UK to USA, door to door from £\d+\.\d\d, in \d+ to \d+ weeks\./,
    );
  });

  it('home says whose it is, and a destination what it offers at which price', async () => {
    await changeStore('name = $1', ['Boxes </script> & Co']);
    expect(structured(await html('/'))).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Boxes </script> & Co' },
    ]);
    const page = await html('/shipping-to/japan');
    const { rows } = await app.deps.database.pool.query(
      `select amount_pence from prices where destination = 'japan'`,
    );
    const minPrice = (rows[0].amount_pence / 100).toFixed(2);
    expect(structured(page)).toMatchObject([
      {
        '@type': 'Service',
        areaServed: 'Japan',
        offers: { priceSpecification: { minPrice, priceCurrency: 'GBP' } },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ]);
    await changeStore(`name = 'Harbourline'`);
  });

  it('the robots file closes what is personal, and names the map of the site', async () => {
    const { status, headers, bytes } = await send('/robots.txt', { accept: '*/*' });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    for (const path of ['/admin', '/user', '/checkout', '/api'])
      expect(bytes.toString()).toContain(`Disallow: ${path}\n`);
    expect(bytes.toString()).toContain(`Sitemap: ${app.env.publicUrl}/sitemap.xml\n`);
  });

  it('the map of the site holds every destination with the day of its facts, and pages that answer', async () => {
    const map = (await send('/sitemap.xml', { accept: '*/*' })).bytes.toString();
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
    expect(addresses.filter((address) => address.includes('/shipping-to/'))).toHaveLength(
      DESTINATIONS.length,
    );
    expect(map.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(DESTINATIONS.length);
    for (const address of addresses) {
      const page = await html(address.replace(app.env.publicUrl, ''));
      expect(page).toContain(`<link rel="canonical" href="${address}">`);
    }
  });
});
