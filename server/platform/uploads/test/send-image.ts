import type { UploadedImage } from '../../../modules/files/pictures/upload.service.js';
import type { ApiName } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';

/** Response of an API to an image. */
export interface UploadAnswer {
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly image: UploadedImage | null;
}

const MUTATION = 'mutation ($image: Upload!) { adminUploadImage(image: $image) { url srcSet width height } }';

/** The fields before the file in a form for an API. */
export const FIELDS_BEFORE: Readonly<Record<ApiName, readonly (readonly [string, string])[]>> = {
  REST: [],
  GraphQL: [
    ['operations', JSON.stringify({ query: MUTATION, variables: { image: null } })],
    ['map', JSON.stringify({ image: ['variables.image'] })],
  ],
};

export const pathOf = (api: ApiName) => (api === 'REST' ? '/api/admin/upload' : '/graphql');

/** The headers with which an honest client sends a form. */
export function headersOf(api: ApiName, token: string | null): Record<string, string> {
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(api === 'GraphQL' ? { 'Apollo-Require-Preflight': 'true' } : {}),
  };
}

/** Sends one image as a browser would. */
export async function sendImage(
  app: TestApp,
  api: ApiName,
  token: string | null,
  { bytes, name = 'photo.jpg', type = 'image/jpeg' }: { bytes: Buffer; name?: string; type?: string },
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [field, value] of FIELDS_BEFORE[api]) form.append(field, value);
  form.append('image', new Blob([new Uint8Array(bytes)], { type }), name);
  return sendBody(app, api, { headers: headersOf(api, token), body: form });
}

/** Sends any body to the upload address of an API. */
export async function sendBody(app: TestApp, api: ApiName, request: RequestInit): Promise<UploadAnswer> {
  const response = await fetch(`${app.url}${pathOf(api)}`, { method: 'POST', ...request });
  return seen(response.status, await response.json());
}

/** A response of either API in one shape. */
export function seen(status: number, answer: unknown): UploadAnswer {
  const { data, errors, code, message, ...image } = answer as {
    data?: { adminUploadImage: UploadedImage } | null;
    errors?: { message: string; extensions: { code: string } }[];
    code?: string;
    message?: string;
  } & UploadedImage;
  const [error] = errors ?? [];
  return {
    status,
    code: error?.extensions.code ?? code ?? null,
    message: error?.message ?? message ?? null,
    image: data?.adminUploadImage ?? (image.url ? image : null),
  };
}
