/** The answer to one call and how many statements the server needed for it. */
export interface Answer<T> {
  readonly body: T;
  /** Null where the server does not say. */
  readonly statements: number | null;
}

/** Thrown when a call is refused. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** One call with a JSON body and answer. Throws Refused. */
export async function call<T>(address: string, init: RequestInit = {}): Promise<Answer<T>> {
  const response = await fetch(address, init);
  const text = await response.text();
  const refused = () => new Refused(`${address}: ${response.status} ${text}`, response.status);
  // A proxy refuses with an empty body.
  if (!response.ok) throw refused();
  const body = JSON.parse(text) as T & { errors?: unknown };
  if (body.errors) throw refused();
  return { body, statements: statementsIn(response.headers.get('server-timing')) };
}

/** The body of a GraphQL call. */
export function graphqlBody(query: string, variables: object): string {
  return JSON.stringify({ query: query.replace(/\s+/g, ' ').trim(), variables });
}

/** Headers of every JSON call; with a token when somebody is signed in. */
export function jsonHeaders(token?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

function statementsIn(serverTiming: string | null): number | null {
  const statements = /(\d+) statements/.exec(serverTiming ?? '')?.[1];
  return statements === undefined ? null : Number(statements);
}
