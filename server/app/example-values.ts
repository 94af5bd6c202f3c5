import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '../../packages/seed/demo-accounts.js';
import { todayInLondon } from '../../rules/calendar-date.js';
import { destinationName } from '../../rules/destinations.js';
import { toPounds } from '../../rules/prices/pounds.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import type { ExampleValues } from '../platform/openapi/resolve-example.js';

/** Pieces in the examples of carts and checkouts. */
const EXAMPLE_QUANTITY = 4;

const ID = '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11';

const FILE = '7d1f0a52-93f4-4b53-8a0e-51c1a3f0b6de';

/** Values of the right form, where no real one can be shown to everybody. */
export const PLACEHOLDER_VALUES: ExampleValues = {
  product: ID,
  productInCart: ID,
  category: ID,
  categoryName: 'Shipping Boxes',
  emptyCategory: ID,
  price: ID,
  user: ID,
  order: ID,
  unpaidOrder: ID,
  checkout: ID,
  paidCheckout: ID,
  intent: 'pi_3QxYzExample',
  paidIntent: 'pi_3QxYzExample',
  guestId: 'guest_1763712000000_2iVbU0mQe1yQ0rXvN8cT5Q',
  email: 'ann@example.com',
  newEmail: 'ann@example.com',
  newName: 'Aquaria',
  password: 'Tide-Tables-1742!',
  newPassword: 'Harbour-Lights-88!',
  documentToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImRvY3VtZW50K2p3dCJ9.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  catalogueToken:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6ImNhdGFsb2d1ZS1leHBvcnQrand0In0.eyJmb3JtYXQiOiJjc3YifQ.c2lnbmF0dXJl',
  accountsToken:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6ImFjY291bnRzLWV4cG9ydCtqd3QifQ.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  exportToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6Im9yZGVyLWV4cG9ydCtqd3QifQ.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  requestFile: FILE,
  file: FILE,
  photo: FILE,
  requestSecret: 'eyJhbGciOiJIUzI1NiIsInR5cCI6InJlcXVlc3Qrand0In0.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  quote: 'C49rHl8MTy6aVS9tL3x8EWhvdyBkaWQgeW91IGdldCBoZXJlPyBXZWxjb21lIQ',
  newKey: '5d3c3c0e-order-of-ann',
  unpricedCountry: 'China',
  unitPrice: 66.5,
  cartTotal: 266,
  collectionDate: '2027-03-01',
};

/** The customer among the demo accounts, if there are any. */
const CUSTOMER = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');
const COLLECTED_IN_MS = 14 * 86_400_000;

/** Values that work for everybody who tries an example: products on sale, and names not yet in use. */
export async function liveExampleValues(deps: AppDeps): Promise<ExampleValues> {
  const { catalogue, prices } = deps.servicesFor({ user: null, guestId: null });
  const { nodes: products } = await catalogue.products({ destination: 'australia', pageSize: 1 });
  const [product] = products;
  const price = await prices.ofCountry('Australia').catch(() => null);
  const { email, password } = CUSTOMER ?? {};
  return {
    ...PLACEHOLDER_VALUES,
    ...(product ? { product: product.id, productInCart: product.id } : {}),
    ...(product ? { category: product.category.id, categoryName: product.category.name } : {}),
    ...(product ? { unitPrice: toPounds(product.prices.australia ?? 0) } : {}),
    ...(product ? { cartTotal: totalOf(product.prices.australia, price?.amountPence) } : {}),
    ...(price ? { price: price.id, unpricedCountry: destinationName(price.destination) } : {}),
    ...(deps.env.demoAccounts ? { email, password } : {}),
    newEmail: () => `ann-${randomUUID().slice(0, 8)}@example.com`,
    newName: () => `Aquaria ${randomUUID().slice(0, 8)}`,
    newKey: () => randomUUID(),
    collectionDate: todayInLondon(new Date(deps.now().getTime() + COLLECTED_IN_MS)),
  };
}

/** Pounds for the quantity in the example of a checkout. */
function totalOf(unitPence = 0, minimumPence = 0): number {
  return toPounds(Math.max(EXAMPLE_QUANTITY * unitPence, minimumPence));
}
