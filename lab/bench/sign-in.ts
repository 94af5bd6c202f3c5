import { type BenchData, PASSWORD } from './bench-data.js';
import { call, jsonHeaders } from './http.js';
import type { Buyer } from './purchase.js';

/** Signs in every customer of the benchmark, one after the other. */
export async function signInAll(url: string, { emails }: BenchData): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const email of emails) buyers.push(await signIn(url, email));
  return buyers;
}

/** A token and the user it speaks for, as the web client keeps them. */
export interface Session extends Buyer {
  readonly user: { readonly role: string };
}

/** Signs in a customer or one of the staff. */
export async function signIn(url: string, email: string): Promise<Session> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const session = await call<{ token: string; user: Session['user'] }>(`${url}/api/users/login`, {
    method: 'POST',
    headers: jsonHeaders(),
    body,
  });
  return { email, token: session.body.token, user: session.body.user };
}
