import type { DestinationKey } from '../../../../rules/destinations.js';
import { constantCase } from '../../../../rules/enum-case.js';
import type { Page } from '../../../platform/api/pagination.js';
import { type GraphqlCaller, Refusal } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff, ProductDraft, SeenAdminProduct } from './catalogue-staff.js';

const PRODUCT = `id name size details altText category { name } status isPublished imageUrl imageSrcSet heightCm widthCm
  depthCm weightKg sidesAssumed position color prices { destination price { minorUnits } } notSoldTo version`;
const CATEGORY = 'id name imageUrl imageSrcSet';

interface GraphqlProduct extends Omit<SeenAdminProduct, 'category' | 'prices' | 'sides'> {
  readonly category: { readonly name: string };
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly prices: readonly {
    readonly destination: string;
    readonly price: { readonly minorUnits: number };
  }[];
}

/** Catalogue actions over GraphQL. */
export function staffOverGraphql(app: TestApp, client: GraphqlCaller): CatalogueStaff {
  const send = async <T>(
    field: string,
    selection: string | null,
    args: Record<string, readonly [string, unknown]>,
    picture?: Buffer,
  ): Promise<T> => {
    if (!picture) return client.call<T>(`mutation ${field}`, selection, args);
    const [inputType, input] = args.input!;
    const all = { ...args, input: [inputType, { ...(input as object), image: null }] as const };
    const declared = Object.entries(all).map(([name, [type]]) => `$${name}: ${type}`);
    const passed = Object.keys(all).map((name) => `${name}: $${name}`);
    const query = `mutation (${declared}) { ${field}(${passed}) { ${selection} } }`;
    const variables = Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value]));
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify({ 0: ['variables.input.image'] }));
    form.set('0', new Blob([new Uint8Array(picture)]), 'picture.png');
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${client.token}`, 'Apollo-Require-Preflight': 'true' },
      body: form,
    });
    const { data, errors } = (await response.json()) as {
      data?: Record<string, T>;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = errors ?? [];
    if (error) throw new Refusal(response.status, error.extensions.code, error.message, error.extensions);
    return data?.[field] as T;
  };
  const inputOf = ({ pence, status, ...rest }: ProductDraft) => ({
    ...rest,
    status: status && constantCase(status),
    prices:
      pence && Object.entries(pence).map(([key, amount]) => ({ destination: constantCase(key), amount })),
  });
  const seen = ({ category, heightCm, widthCm, depthCm, prices, ...product }: GraphqlProduct) => ({
    ...product,
    status: product.status.toLowerCase() as SeenAdminProduct['status'],
    notSoldTo: product.notSoldTo.map((destination) => destination.toLowerCase() as DestinationKey),
    category: category.name,
    sides: [heightCm, widthCm, depthCm] as const,
    prices: Object.fromEntries(
      prices.map(({ destination, price }) => [destination.toLowerCase(), price.minorUnits]),
    ),
  });
  return {
    async products({ category, search, status, sort, page, pageSize } = {}) {
      const { nodes, pageInfo } = await client.call<Page<GraphqlProduct>>(
        'query adminProducts',
        `nodes { ${PRODUCT} } pageInfo { total page totalPages }`,
        {
          filter: ['ProductFilterInput', { category, search }],
          status: ['ProductStatus', status && constantCase(status)],
          sort: ['ProductSort', sort && constantCase(sort)],
          ...(page === undefined ? {} : { page: ['Int', page] as const }),
          ...(pageSize === undefined ? {} : { pageSize: ['Int', pageSize] as const }),
        },
      );
      return { ...pageInfo, products: nodes.map(seen) };
    },
    async product(id) {
      return seen(await client.call<GraphqlProduct>('query adminProduct', PRODUCT, { id: ['ID!', id] }));
    },
    async createProduct(wanted, picture) {
      return seen(
        await send('adminCreateProduct', PRODUCT, { input: ['ProductInput!', inputOf(wanted)] }, picture),
      );
    },
    async updateProduct(id, wanted, picture) {
      const args = { id: ['ID!', id], input: ['ProductInput!', inputOf(wanted)] } as const;
      return seen(await send('adminUpdateProduct', PRODUCT, args, picture));
    },
    async deleteProduct(id) {
      await send('adminDeleteProduct', null, { id: ['ID!', id] });
    },
    createCategory: (wanted, picture) =>
      send('adminCreateCategory', CATEGORY, { input: ['CategoryInput!', wanted] }, picture),
    updateCategory: (id, wanted, picture) =>
      send('adminUpdateCategory', CATEGORY, { id: ['ID!', id], input: ['CategoryInput!', wanted] }, picture),
    async deleteCategory(id) {
      await send('adminDeleteCategory', null, { id: ['ID!', id] });
    },
  };
}
