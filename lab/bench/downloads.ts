import { call, graphqlBody, jsonHeaders } from './http.js';

/** The path from which the packing list of an order can be downloaded for ten minutes. */
export async function packingListPath(url: string, token: string, orderId: string): Promise<string> {
  const query = 'query Documents($orderId: ID!) { orderDocuments(id: $orderId) { name url } }';
  const { orderDocuments } = await ask<{ orderDocuments: { name: string; url: string }[] }>(
    url,
    token,
    graphqlBody(query, { orderId }),
  );
  const found = orderDocuments.find(({ name }) => name === 'packing-list');
  if (!found) throw new Error('The order has no packing list.');
  return found.url;
}

/** The path from which all orders can be downloaded as CSV for two minutes. */
export async function orderExportPath(url: string, token: string): Promise<string> {
  const body = graphqlBody('query Export { adminOrderExport { url } }', {});
  return (await ask<{ adminOrderExport: { url: string } }>(url, token, body)).adminOrderExport.url;
}

async function ask<T>(url: string, token: string, body: string): Promise<T> {
  const request = { method: 'POST', headers: jsonHeaders(token), body };
  return (await call<{ data: T }>(`${url}/graphql`, request)).body.data;
}
