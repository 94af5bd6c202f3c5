import type { ShopClient } from './clients/shop-client.js';

export interface SeenMyAccount {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly totalOrders: number;
  readonly spentPence: number;
  readonly isPremium: boolean;
  readonly isSubscribed: boolean;
  readonly consents: readonly {
    readonly isOn: boolean;
    readonly givenAt: string;
    readonly wording: string;
  }[];
  readonly closingObstacle: string | null;
}
export interface ProfileFacts {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly line1?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly country?: string;
  readonly currentPassword?: string;
}
export interface AddressFacts {
  readonly line1: string;
  readonly city: string;
  readonly state?: string;
  readonly postcode?: string;
  readonly country: string;
}
export interface SeenSavedAddress {
  readonly id: string;
  readonly label: string;
  readonly line1: string;
  readonly countryCode: string;
  readonly isDefault: boolean;
}
export interface AddressToSave {
  readonly label?: string;
  readonly isDefault?: boolean;
}

const ACCOUNT = `name firstName lastName email phone address { city country } closingObstacle
  summary { totalOrders isPremium totalSpent { minorUnits } }
  newsletter { isOn history { isOn givenAt wording } }`;
const ADDRESS = 'id label countryCode isDefault address { line1 }';

interface GraphqlAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly closingObstacle: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: { readonly city: string; readonly country: string } | null;
  readonly summary: {
    readonly totalOrders: number;
    readonly isPremium: boolean;
    readonly totalSpent: { readonly minorUnits: number };
  };
  readonly newsletter: { readonly isOn: boolean; readonly history: SeenMyAccount['consents'] };
}
type GraphqlAddress = Omit<SeenSavedAddress, 'line1'> & { readonly address: { readonly line1: string } };

/** Actions on the account page. */
export function myAccountOf({ graphql: client }: ShopClient) {
  const seen = ({ address, summary, newsletter, ...names }: GraphqlAccount): SeenMyAccount => ({
    ...names,
    ...{ city: address?.city ?? '', country: address?.country ?? '' },
    ...{ totalOrders: summary.totalOrders, spentPence: summary.totalSpent.minorUnits },
    ...{ isPremium: summary.isPremium, isSubscribed: newsletter.isOn, consents: newsletter.history },
  });
  const seenAddress = ({ address, ...rest }: GraphqlAddress) => ({ ...rest, line1: address.line1 });
  const input = (address: AddressFacts, more: object) =>
    ['SavedAddressInput!', { address, ...more }] as const;
  return {
    account: async () => seen(await client.call('query me', ACCOUNT)),
    /** The client continues with the new token, if there is one. */
    async update({ line1, city, postcode, country, ...facts }: ProfileFacts) {
      const parts = { line1, city, postcode, country };
      const isMoved = Object.values(parts).some((part) => part !== undefined);
      const { user, token } = await client.call<{ user: GraphqlAccount; token: string | null }>(
        'mutation updateProfile',
        `token user { ${ACCOUNT} }`,
        { input: ['ProfileInput!', { ...facts, ...(isMoved ? { address: parts } : {}) }] },
      );
      client.token = token ?? client.token;
      return seen(user);
    },
    subscribe: async (isOn: boolean) =>
      seen(await client.call('mutation setNewsletterSubscription', ACCOUNT, { isOn: ['Boolean!', isOn] })),
    addresses: async () =>
      (await client.call<GraphqlAddress[]>('query savedAddresses', ADDRESS)).map(seenAddress),
    save: async (address: AddressFacts, more: AddressToSave = {}) =>
      seenAddress(await client.call('mutation createSavedAddress', ADDRESS, { input: input(address, more) })),
    change: async (id: string, address: AddressFacts, more: AddressToSave = {}) =>
      seenAddress(
        await client.call('mutation updateSavedAddress', ADDRESS, {
          id: ['ID!', id],
          input: input(address, more),
        }),
      ),
    async remove(id: string) {
      await client.call('mutation deleteSavedAddress', null, { id: ['ID!', id] });
    },
    async export(): Promise<Record<string, Record<string, unknown>[]>> {
      const { json } = await client.call<{ json: string }>('query myData', 'json');
      return JSON.parse(json).data;
    },
    async close(currentPassword: string) {
      await client.call('mutation closeAccount', null, {
        input: ['CloseAccountInput!', { currentPassword }],
      });
    },
  };
}
