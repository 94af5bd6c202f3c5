import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../catalogue/test/until.js';
import { messageTo } from '../test/accounts.js';
import { DOORS } from '../test/clients/clients.js';
import { GraphqlClient } from '../test/clients/graphql-client.js';
import { RestClient } from '../test/clients/rest-client.js';
import type { ShopClient } from '../test/clients/shop-client.js';
import { newEmail, openCheckout, PASSWORD, signInAsAdmin, standardBox } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

type Change = Readonly<Record<string, unknown>>;

interface SeenSettings {
  readonly version: number;
  readonly company: { readonly legalName: string };
  readonly store: {
    readonly name: string;
    readonly phone: string;
    readonly promotion: string;
    readonly refundText: string;
    readonly sameDayCutOffHour: number;
    readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  };
}

const FIELDS =
  'version company { legalName } store { name phone promotion refundText sameDayCutOffHour socialLinks { name url } }';

let apps: [TestApp, TestApp];
let admins: Record<string, ShopClient>;

beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({ beside: first })];
  const rest = new RestClient(first.url);
  await signInAsAdmin(rest);
  const graphql = new GraphqlClient(first.url);
  graphql.token = rest.token;
  admins = { REST: rest, GraphQL: graphql };
});

afterAll(async () => {
  for (const app of apps?.toReversed() ?? []) await app.stop();
});

/** The settings, after a change when there is one, over the door of a client. */
async function settings(client: ShopClient, change?: Change): Promise<SeenSettings> {
  if (client instanceof RestClient) {
    const { status, body } = await client.call<SeenSettings & { message: string }>(
      change ? 'PUT' : 'GET',
      '/admin/settings',
      change,
    );
    if (status >= 400) throw Object.assign(new Error(body.message), { status, details: body });
    return body;
  }
  if (!(client instanceof GraphqlClient)) throw new Error('No such door.');
  if (!change) return client.call('query adminSettings', FIELDS);
  return client.call('mutation updateStoreSettings', FIELDS, { input: ['StoreSettingsInput!', change] });
}

const COMPANY = {
  legalName: 'Quayside Removals Ltd',
  addressLines: ['2 Example Quay', 'London E1 0AA'],
  companyNumber: '01234567',
  vatNumber: '',
  vatPercent: 0,
  vatText: '',
  email: 'books@quayside.example',
  phone: '',
};

describe.each(DOORS)('settings over %s', (door, enter) => {
  it('that staff change in one process are seen in another at once', async () => {
    const admin = admins[door]!;
    const elsewhere = new RestClient(apps[1].url);
    const store = async () => (await elsewhere.call<SeenSettings['store']>('GET', '/store')).body;
    await store();
    const { version } = await settings(admin);
    const words = {
      name: `Quayside & Sons, ${door}`,
      phone: '+44 20 7946 0000',
      promotion: `  Sail with us ${door} `,
      refundText: 'Cancel until 24 hours before we come.',
      sameDayCutOffHour: 10,
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@quay' }],
    };
    const seen = await settings(admin, { version, ...words, company: COMPANY });
    const shown = { ...words, promotion: `Sail with us ${door}` };
    expect(seen).toMatchObject({
      version: version + 1,
      company: { legalName: COMPANY.legalName },
      store: shown,
    });
    await until(async () => (await store()).promotion === shown.promotion);
    expect(await store()).toMatchObject(shown);
    const page = await fetch(apps[1].url).then((response) => response.text());
    expect(page).toContain(` · Quayside &#38; Sons, ${door}</title>`);
  });

  it('name the shop in a message, and its sender, from the moment they are saved', async () => {
    const admin = admins[door]!;
    const { version } = await settings(admin);
    await settings(admin, { version, name: `Sea & Sons, ${door}` });
    const email = newEmail();
    await enter(apps[1]).register({ name: 'Ann Archer', email, password: PASSWORD });
    expect(await messageTo(apps[0], email, 'welcome')).toContain(
      `Your account at Sea & Sons, ${door} is ready`,
    );
  });

  it('that are sent as they are stay at their version', async () => {
    const { version, store } = await settings(admins[door]!);
    expect(await settings(admins[door]!, { version, phone: store.phone })).toMatchObject({ version });
  });

  it('are refused to whoever looked at an older version, and told what changed', async () => {
    const admin = admins[door]!;
    const { version } = await settings(admin);
    await settings(admin, { version, phone: '0808 157 0193' });
    await settings(admin, { version: version + 1, phone: '0808 157 0192' });
    await expect(settings(admin, { version: version + 1, promotion: 'Lost?' })).rejects.toMatchObject({
      status: 409,
      details: { current: { version: version + 2, changed: ['phone'] } },
    });
    expect((await settings(admin)).store.promotion).not.toBe('Lost?');
  });

  it.each([
    [
      'a link that is not https',
      { socialLinks: [{ name: 'Plain', url: 'http://plain.example' }] },
      'socialLinks.0.url',
    ],
    [
      'a link with a script',
      { socialLinks: [{ name: 'Bad', url: 'javascript:alert(1)' }] },
      'socialLinks.0.url',
    ],
    [
      'a link that a browser takes for a page of ours',
      { socialLinks: [{ name: 'Bad', url: 'https:social.example' }] },
      'socialLinks.0.url',
    ],
    ['a name that nobody sees', { name: '\u200b\u2060' }, 'name'],
    ['a name that turns what follows around', { name: 'Quay \u202e' }, 'name'],
    ['a name of two lines', { name: 'Quay\r\nBcc: eve@example.com' }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a phone number of words', { phone: 'call us' }, 'phone'],
    ['a promise without the 24 hours', { refundText: 'Refunds at any time.' }, 'refundText'],
    ['an hour after midnight', { sameDayCutOffHour: 25 }, 'sameDayCutOffHour'],
    ['hardly any VAT', { company: { ...COMPANY, vatPercent: 1e-9 } }, 'company.vatPercent'],
    ['VAT without a number', { company: { ...COMPANY, vatPercent: 20 } }, 'company.vatPercent'],
    ['a company without a name', { company: { ...COMPANY, legalName: ' ' } }, 'company.legalName'],
  ])('are not %s', async (_what, change, field) => {
    const admin = admins[door]!;
    const { version } = await settings(admin);
    const refused = settings(admin, { version, promotion: 'Half a change', ...change });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: { fields: [{ field, message: expect.stringMatching(/^[A-Z].{10,}/) }] },
    });
    expect((await settings(admin)).version).toBe(version);
  });

  it('that cost money change the next cart, never an open checkout', async () => {
    const customer = enter(apps[0]);
    const checkout = await openCheckout(customer);
    const admin = admins[door]!;
    const { version } = await settings(admin);
    const isRest = door === 'REST';
    const rate = isRest
      ? { perCubicMetre: 900, handling: 90, heavySurcharge: 9 }
      : { perCubicMetre: 90_000, handling: 9_000, heavySurcharge: 900 };
    await settings(admin, { version, destinationRates: [{ destination: 'australia', ...rate }] });
    const box = { name: 'Trunk', widthCm: 100, heightCm: 100, depthCm: 100, weightRange: 'upTo30' } as const;
    const guest = enter(apps[1]);
    await guest.addToCart({ customBox: box, quantity: 1, destination: 'australia' });
    await until(async () => (await guest.cart()).totalPence === 99_000);
    const intent = await customer.createPaymentIntent(checkout.id);
    expect(intent.pence).toBe(33_250);
    expect((await standardBox(customer)).pence).toBe(6_650);
  });
});
