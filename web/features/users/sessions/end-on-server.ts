import type { ApolloClient } from '@apollo/client';
import { EndSessionDocument } from './sessions.generated';

/** Ends a token's session on the server. */
export async function endOnServer(client: ApolloClient, token: string): Promise<void> {
  const context = { headers: { Authorization: `Bearer ${token}` } };
  await client.mutate({ mutation: EndSessionDocument, context });
}
