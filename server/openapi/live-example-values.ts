import { randomUUID } from 'node:crypto';
import { todayInLondon } from '../../rules/calendar-date.js';
import { destinationName } from '../../rules/destinations.js';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts.js';
import { toPounds } from '../shared/money.js';
import type { AppContainer } from '../start/app-container.js';
import { createServices } from '../start/services.js';
import { EXAMPLE_QUANTITY, type ExampleValues } from './example-values.js';

/** The customer among the demo accounts, where there are any. */
const CUSTOMER = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');
const COLLECTED_IN_MS = 14 * 86_400_000;

/** Values that work for everybody who tries an example: products on sale, and names that nobody has yet. */
export async function liveExampleValues(container: AppContainer): Promise<ExampleValues> {
  const { catalogue, prices } = createServices(container, { user: null, guestId: null });
  const { nodes: products } = await catalogue.products({ destination: 'australia', pageSize: 1 });
  const [product] = products;
  const price = await prices.ofCountry('Australia').catch(() => null);
  const { email, password } = CUSTOMER ?? {};
  return {
    ...(product ? { product: product.id, productInCart: product.id } : {}),
    ...(product ? { category: product.category.id, categoryName: product.category.name } : {}),
    ...(product ? { unitPrice: toPounds(product.prices.australia ?? 0) } : {}),
    ...(product ? { cartTotal: totalOf(product.prices.australia, price?.amountPence) } : {}),
    ...(price ? { price: price.id, unpricedCountry: destinationName(price.destination) } : {}),
    ...(container.env.demoAccounts ? { email, password } : {}),
    newEmail: () => `ann-${randomUUID().slice(0, 8)}@example.com`,
    newName: () => `Aquaria ${randomUUID().slice(0, 8)}`,
    newKey: () => randomUUID(),
    collectionDate: todayInLondon(new Date(container.now().getTime() + COLLECTED_IN_MS)),
  };
}

/** Pounds for as many pieces as the example of a checkout has. */
function totalOf(unitPence = 0, minimumPence = 0): number {
  return toPounds(Math.max(EXAMPLE_QUANTITY * unitPence, minimumPence));
}
