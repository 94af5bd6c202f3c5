import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { newEmail, openCheckout, PASSWORD, signInAsAdmin, standardBox } from '../../test/factories.js';
import { messageTo } from '../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';

type Change = Readonly<Record<string, unknown>>;

interface SeenSettings {
  readonly version: number;
  readonly company: { readonly legalName: string };
  readonly name: string;
  readonly phone: string;
  readonly promotion: string;
  readonly refundText: string;
  readonly sameDayCutOffHour: number;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly proofs: readonly { readonly name: string; readonly url: string }[];
}

interface PhoneCart {
  readonly quote: { readonly total: { readonly minorUnits: number } };
  readonly phonePrice: { readonly minorUnits: number } | null;
}

const STORE =
  'name phone promotion refundText sameDayCutOffHour socialLinks { name url } proofs { name url }';
const FIELDS = `version company { legalName } ${STORE}`;

let apps: [TestApp, TestApp];
let admin: GraphqlClient;

beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({ beside: first })];
  admin = new GraphqlClient(first.url);
  await signInAsAdmin(admin);
});

afterAll(async () => {
  for (const app of apps?.toReversed() ?? []) await app.stop();
});

/** The settings, after a change if one is given. */
function settings(change?: Change): Promise<SeenSettings> {
  if (!change) return admin.call('query adminSettings', FIELDS);
  return admin.call('mutation adminUpdateStoreSettings', FIELDS, { input: ['StoreSettingsInput!', change] });
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

describe('settings', () => {
  it('that staff change in one process are seen in another at once', async () => {
    const elsewhere = new GraphqlClient(apps[1].url);
    const store = () => elsewhere.call<SeenSettings>('query store', STORE);
    await store();
    const { version } = await settings();
    const words = {
      name: 'Quayside & Sons',
      phone: '+44 20 7946 0000',
      promotion: '  Sail with us ',
      refundText: 'Cancel until 24 hours before we come.',
      sameDayCutOffHour: 10,
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@quay' }],
      proofs: [{ name: 'Member of the Movers Guild', url: 'https://guild.example/members/quay' }],
    };
    const seen = await settings({ version, ...words, company: COMPANY });
    const shown = { ...words, promotion: 'Sail with us' };
    expect(seen).toMatchObject({
      version: version + 1,
      company: { legalName: COMPANY.legalName },
      ...shown,
    });
    await until(async () => (await store()).promotion === shown.promotion);
    expect(await store()).toMatchObject(shown);
    const page = await fetch(apps[1].url).then((response) => response.text());
    expect(page).toContain(' · Quayside &#38; Sons</title>');
  });

  it('name the shop in a message, and its sender, from the moment they are saved', async () => {
    const { version } = await settings();
    await settings({ version, name: 'Sea & Sons' });
    const email = newEmail();
    await new GraphqlClient(apps[1].url).register({ name: 'Ann Archer', email, password: PASSWORD });
    expect(await messageTo(apps[0], email, 'welcome')).toContain('Your account at Sea & Sons is ready');
  });

  it('that are sent as they are stay at their version', async () => {
    const { version, phone } = await settings();
    expect(await settings({ version, phone })).toMatchObject({ version });
  });

  it('are refused to whoever looked at an older version, with what changed', async () => {
    const { version } = await settings();
    await settings({ version, phone: '0808 157 0193' });
    await settings({ version: version + 1, phone: '0808 157 0192' });
    await expect(settings({ version: version + 1, promotion: 'Lost?' })).rejects.toMatchObject({
      status: 409,
      details: { current: { version: version + 2, changed: ['phone'] } },
    });
    expect((await settings()).promotion).not.toBe('Lost?');
  });

  it.each([
    ['a link that is not https', { proofs: [{ name: 'Best mover', url: 'no proof' }] }, 'proofs.0.url'],
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
    ['an empty name', { name: ' ' }, 'name'],
    ['a phone number of words', { phone: 'call us' }, 'phone'],
    ['a promise without the 24 hours', { refundText: 'Refunds at any time.' }, 'refundText'],
    ['a saving of everything', { onlineSavingPercent: 91 }, 'onlineSavingPercent'],
    ['a title that nobody earns', { premiumFromOrders: 101 }, 'premiumFromOrders'],
    ['an hour after midnight', { sameDayCutOffHour: 25 }, 'sameDayCutOffHour'],
    ['an area without its hour', { areaCutOffs: 'LS, BD' }, 'areaCutOffs'],
    ['hardly any VAT', { company: { ...COMPANY, vatPercent: 1e-9 } }, 'company.vatPercent'],
    ['VAT without a number', { company: { ...COMPANY, vatPercent: 20 } }, 'company.vatPercent'],
    ['a company without a name', { company: { ...COMPANY, legalName: ' ' } }, 'company.legalName'],
  ])('are not %s', async (_what, change, field) => {
    const { version } = await settings();
    const refused = settings({ version, promotion: 'Half a change', ...change });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      details: { fields: [{ field, message: expect.stringMatching(/^[A-Z].{10,}/) }] },
    });
    expect((await settings()).version).toBe(version);
  });

  it('make the price by phone, which disappears with the saving', async () => {
    const guest = new GraphqlClient(apps[1].url);
    const box = { name: 'Chest', widthCm: 100, heightCm: 100, depthCm: 100, weightRange: 'upTo30' } as const;
    await guest.addToCart({ customBox: box, quantity: 1, destination: 'australia' });
    const phonePence = async () => {
      const fields = 'quote { total { minorUnits } } phonePrice { minorUnits }';
      const cart = await guest.call<PhoneCart>('query cart', fields);
      return { online: cart.quote.total.minorUnits, phone: cart.phonePrice?.minorUnits ?? null };
    };
    const { online, phone } = await phonePence();
    expect(phone).toBe(Math.ceil(online / 40) * 50);
    const { version } = await settings();
    await settings({ version, onlineSavingPercent: 0 });
    await until(async () => (await phonePence()).phone === null);
    await settings({ version: version + 1, onlineSavingPercent: 20 });
    await until(async () => (await phonePence()).phone === phone);
  });

  it('that cost money change the next cart, never an open checkout', async () => {
    const customer = new GraphqlClient(apps[0].url);
    const checkout = await openCheckout(customer);
    const { version } = await settings();
    const rate = { perCubicMetre: 90_000, handling: 9_000, heavySurcharge: 900 };
    await settings({ version, destinationRates: [{ destination: 'AUSTRALIA', ...rate }] });
    const box = { name: 'Trunk', widthCm: 100, heightCm: 100, depthCm: 100, weightRange: 'upTo30' } as const;
    const guest = new GraphqlClient(apps[1].url);
    await guest.addToCart({ customBox: box, quantity: 1, destination: 'australia' });
    await until(async () => (await guest.cart()).totalPence === 99_000);
    const intent = await customer.createPaymentIntent(checkout.id);
    expect(intent.pence).toBe(33_250);
    expect((await standardBox(customer)).pence).toBe(6_650);
  });
});
