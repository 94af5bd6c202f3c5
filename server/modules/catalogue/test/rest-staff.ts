import type { RestClient } from '../../../test/clients/rest-client.js';
import { Refusal } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';
import type {
  CatalogueStaff,
  CategoryDraft,
  ProductDraft,
  SeenAdminPage,
  SeenAdminProduct,
} from './catalogue-staff.js';
import { staffOverGraphql } from './graphql-staff.js';

interface RestProduct extends Omit<SeenAdminProduct, 'id' | 'sides' | 'prices' | 'imageUrl' | 'imageSrcSet'> {
  readonly _id: string;
  readonly image: { readonly url: string; readonly srcSet: string | null };
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly price: Readonly<Record<string, number>>;
}
interface RestCategory {
  readonly _id: string;
  readonly name: string;
  readonly image: string | null;
  readonly imageSrcSet: string | null;
}

/** Catalogue actions over REST. */
export function staffOverRest(app: TestApp, client: RestClient): CatalogueStaff {
  const send = async <T>(method: string, path: string, body?: object, picture?: Buffer): Promise<T> => {
    const response = await fetch(`${app.url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${client.token}`,
        ...(body && !picture ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: picture ? formOf(body, picture) : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { message: string; code: string };
    if (response.status >= 400) throw new Refusal(response.status, answer.code, answer.message, answer);
    return answer;
  };
  const bodyOf = ({ pence, imageUrl, ...rest }: ProductDraft) => ({
    ...rest,
    ...(imageUrl === undefined ? {} : { image: imageUrl }),
    price:
      pence &&
      Object.fromEntries(
        Object.entries(pence).map(([key, amount]) => [key, amount === null ? null : amount / 100]),
      ),
  });
  const categoryBody = ({ name, imageUrl }: CategoryDraft) => ({
    name,
    ...(imageUrl === undefined ? {} : { image: imageUrl }),
  });
  const seen = ({ _id, image, heightCm, widthCm, depthCm, price, ...product }: RestProduct) => {
    const { malasia: _, ...prices } = price;
    return {
      ...product,
      id: _id,
      imageUrl: image.url,
      imageSrcSet: image.srcSet,
      sides: [heightCm, widthCm, depthCm] as const,
      prices: Object.fromEntries(
        Object.entries(prices).map(([key, pounds]) => [key, Math.round(pounds * 100)]),
      ),
    };
  };
  const seenCategory = ({ category: { _id, image, name, imageSrcSet } }: { category: RestCategory }) => ({
    ...{ id: _id, name, imageUrl: image, imageSrcSet },
  });
  return {
    async products({ pageSize, ...asked } = {}) {
      const parts = Object.entries({ ...asked, limit: pageSize }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      const answer = await send<Omit<SeenAdminPage, 'products'> & { products: RestProduct[] }>(
        'GET',
        `/admin/products?${new URLSearchParams(parts)}`,
      );
      return { ...answer, products: answer.products.map(seen) };
    },
    product: (id) => staffOverGraphql(app, client.graphql).product(id),
    async createProduct(wanted, picture) {
      const { product } = await send<{ product: RestProduct }>(
        'POST',
        '/admin/products',
        bodyOf(wanted),
        picture,
      );
      return seen(product);
    },
    async updateProduct(id, wanted, picture) {
      const path = `/admin/products/${encodeURIComponent(id)}`;
      return seen((await send<{ product: RestProduct }>('PUT', path, bodyOf(wanted), picture)).product);
    },
    async deleteProduct(id) {
      await send('DELETE', `/admin/products/${encodeURIComponent(id)}`);
    },
    async createCategory(wanted, picture) {
      return seenCategory(await send('POST', '/categories', categoryBody(wanted), picture));
    },
    async updateCategory(id, wanted, picture) {
      const path = `/categories/${encodeURIComponent(id)}`;
      return seenCategory(await send('PUT', path, categoryBody(wanted), picture));
    },
    async deleteCategory(id) {
      await send('DELETE', `/categories/${encodeURIComponent(id)}`);
    },
  };
}

/** A form as browsers send it: every field text, objects as JSON. */
function formOf(body: object, picture: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.set('image', new Blob([new Uint8Array(picture)]), 'picture.png');
  return form;
}
