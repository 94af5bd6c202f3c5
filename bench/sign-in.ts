import { type BenchData, PASSWORD } from './bench-data.js';
import { call, jsonHeaders } from './http.js';
import type { Buyer } from './purchase.js';

/** Signs in every customer of the benchmark, one after the other. */
export async function signInAll(url: string, { emails }: BenchData): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const email of emails) buyers.push(await signIn(url, email));
  return buyers;
}

/** Signs in a customer or one of the staff. */
export async function signIn(url: string, email: string): Promise<Buyer> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const session = await call<{ token: string }>(`${url}/api/users/login`, {
    method: 'POST',
    headers: jsonHeaders(),
    body,
  });
  return { email, token: session.body.token };
}
