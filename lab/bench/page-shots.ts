import { DESTINATION } from './bench-data.js';
import type { Shot } from './fire.js';

/** Headers of every browser's request for a page. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/** Pages that the server renders once and then answers from memory. */
export const RENDERED_PAGES: readonly { readonly what: string; readonly shot: Shot }[] = [
  { what: 'home', shot: { method: 'GET', path: '/', headers } },
  { what: 'builder', shot: { method: 'GET', path: `/new-quote?toCountry=${DESTINATION}`, headers } },
];

/** A request for as many bytes from the memory of the bare server. */
export function bareBytes(count: number): Shot {
  return { method: 'GET', path: `/bytes?count=${count}` };
}

/** How long the answer is as it is sent. Throws unless it is a rendered page. */
export async function lengthOf(url: string, { path }: Shot): Promise<number> {
  const response = await fetch(url + path, { headers });
  const page = await response.text();
  if (!response.ok || !page.includes('<h1')) throw new Error(`${url}${path} is no rendered page`);
  return Number(response.headers.get('content-length'));
}
