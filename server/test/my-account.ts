import type { GraphqlClient } from './clients/graphql-client.js';
import { RestClient } from './clients/rest-client.js';
import { Refusal, type ShopClient } from './clients/shop-client.js';

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

/** What people do on the page of their account, through the door of a client. */
export interface MyAccountDoor {
  account(): Promise<SeenMyAccount>;
  /** The client goes on with the new token, when there is one. */
  update(facts: ProfileFacts): Promise<SeenMyAccount>;
  subscribe(isOn: boolean): Promise<SeenMyAccount>;
  addresses(): Promise<readonly SeenSavedAddress[]>;
  save(address: AddressFacts, more?: AddressToSave): Promise<SeenSavedAddress>;
  change(id: string, address: AddressFacts, more?: AddressToSave): Promise<SeenSavedAddress>;
  remove(id: string): Promise<void>;
  export(): Promise<Record<string, Record<string, unknown>[]>>;
  close(currentPassword: string): Promise<void>;
}

/** The account seen through the door of this client. */
export function myAccountOf(client: ShopClient): MyAccountDoor {
  return client instanceof RestClient ? overRest(client) : overGraphql(client as GraphqlClient);
}

const ACCOUNT = `firstName lastName closingObstacle user { name email phone address { city country } }
  summary { totalOrders isPremium totalSpent { minorUnits } }
  newsletter { isOn history { isOn givenAt wording } }`;
const ADDRESS = 'id label countryCode isDefault address { line1 }';

interface GraphqlAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly closingObstacle: string | null;
  readonly user: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly address: { readonly city: string; readonly country: string } | null;
  };
  readonly summary: {
    readonly totalOrders: number;
    readonly isPremium: boolean;
    readonly totalSpent: { readonly minorUnits: number };
  };
  readonly newsletter: { readonly isOn: boolean; readonly history: SeenMyAccount['consents'] };
}
type GraphqlAddress = Omit<SeenSavedAddress, 'line1'> & { readonly address: { readonly line1: string } };

function overGraphql(client: GraphqlClient): MyAccountDoor {
  const seen = ({ user, summary, newsletter, ...names }: GraphqlAccount): SeenMyAccount => ({
    ...names,
    ...{ name: user.name, email: user.email, phone: user.phone },
    ...{ city: user.address?.city ?? '', country: user.address?.country ?? '' },
    ...{ totalOrders: summary.totalOrders, spentPence: summary.totalSpent.minorUnits },
    ...{ isPremium: summary.isPremium, isSubscribed: newsletter.isOn, consents: newsletter.history },
  });
  const seenAddress = ({ address, ...rest }: GraphqlAddress) => ({ ...rest, line1: address.line1 });
  const input = (address: AddressFacts, more: object) =>
    ['SavedAddressInput!', { address, ...more }] as const;
  return {
    account: async () => seen(await client.call('query myAccount', ACCOUNT)),
    async update({ line1, city, postcode, country, ...facts }) {
      const parts = { line1, city, postcode, country };
      const isMoved = Object.values(parts).some((part) => part !== undefined);
      const { account, token } = await client.call<{ account: GraphqlAccount; token: string | null }>(
        'mutation updateProfile',
        `token account { ${ACCOUNT} }`,
        { input: ['ProfileInput!', { ...facts, ...(isMoved ? { address: parts } : {}) }] },
      );
      client.token = token ?? client.token;
      return seen(account);
    },
    subscribe: async (isOn) =>
      seen(await client.call('mutation chooseNewsletter', ACCOUNT, { isOn: ['Boolean!', isOn] })),
    addresses: async () =>
      (await client.call<GraphqlAddress[]>('query savedAddresses', ADDRESS)).map(seenAddress),
    save: async (address, more = {}) =>
      seenAddress(await client.call('mutation saveAddress', ADDRESS, { input: input(address, more) })),
    change: async (id, address, more = {}) =>
      seenAddress(
        await client.call('mutation changeSavedAddress', ADDRESS, {
          id: ['ID!', id],
          input: input(address, more),
        }),
      ),
    async remove(id) {
      await client.call('mutation deleteSavedAddress', null, { id: ['ID!', id] });
    },
    async export() {
      const { json } = await client.call<{ json: string }>('query myData', 'json');
      return JSON.parse(json).data;
    },
    async close(currentPassword) {
      await client.call('mutation closeAccount', null, {
        input: ['CloseAccountInput!', { currentPassword }],
      });
    },
  };
}

interface RestAccount extends Omit<SeenMyAccount, 'spentPence' | 'isSubscribed' | 'consents'> {
  readonly totalSpent: number;
  readonly subscribeNewsletter: boolean;
  readonly newsletterHistory: SeenMyAccount['consents'];
}
interface RestAddress extends SeenSavedAddress {
  readonly _id: string;
  readonly address: string;
}

function overRest(client: RestClient): MyAccountDoor {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await client.call<T>(method, `/users${path}`, body);
    if (answer.status < 400) return answer.body;
    const { code, message, ...details } = answer.body as { code: string; message: string };
    throw new Refusal(answer.status, code, message, details);
  };
  const seen = ({ user }: { user: RestAccount }): SeenMyAccount => {
    const { name, email, phone, firstName, lastName, city, country, totalOrders, isPremium } = user;
    return {
      ...{ name, email, phone, firstName, lastName, city, country, totalOrders, isPremium },
      spentPence: Math.round(user.totalSpent * 100),
      isSubscribed: user.subscribeNewsletter,
      consents: user.newsletterHistory.map(({ isOn, givenAt, wording }) => ({ isOn, givenAt, wording })),
      closingObstacle: user.closingObstacle,
    };
  };
  const seenAddress = ({ _id: id, label, address: line1, countryCode, isDefault }: RestAddress) => ({
    ...{ id, label, line1, countryCode, isDefault },
  });
  const body = ({ line1: address, postcode: zipCode, ...rest }: AddressFacts, more: object) => ({
    ...{ address, zipCode, ...rest, ...more },
  });
  return {
    account: async () => seen(await send('GET', '/account')),
    async update({ line1: address, postcode: zipCode, ...facts }) {
      const answer = await send<{ user: RestAccount; token: string | null }>('PUT', '/profile', {
        ...{ address, zipCode, ...facts },
      });
      client.token = answer.token ?? client.token;
      return seen(answer);
    },
    subscribe: async (isOn) => seen(await send('PUT', '/newsletter', { subscribeNewsletter: isOn })),
    addresses: async () =>
      (await send<{ addresses: RestAddress[] }>('GET', '/addresses')).addresses.map(seenAddress),
    save: async (address, more = {}) =>
      seenAddress((await send<{ address: RestAddress }>('POST', '/addresses', body(address, more))).address),
    change: async (id, address, more = {}) =>
      seenAddress(
        (await send<{ address: RestAddress }>('PUT', `/addresses/${id}`, body(address, more))).address,
      ),
    async remove(id) {
      await send('DELETE', `/addresses/${id}`);
    },
    export: async () =>
      (await send<{ data: Record<string, Record<string, unknown>[]> }>('GET', '/me/export')).data,
    async close(currentPassword) {
      await send('POST', '/close-account', { currentPassword });
    },
  };
}
