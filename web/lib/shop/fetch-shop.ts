import type { ApolloClient } from '@apollo/client';
import { errorMessage } from '../../data/error-message';
import type { Shop } from '../../data/page/page-data';
import { ShopDocument } from './shop.generated';

/** Reads the shop's data for every page; returns the message why it cannot be read. */
export async function fetchShop(client: ApolloClient): Promise<{ shop: Shop } | { problem: string }> {
  try {
    // Fetched after a change, or because the page came without it.
    const { data } = await client.query({ query: ShopDocument, fetchPolicy: 'network-only' });
    return data ? { shop: data.store } : { problem: errorMessage(null) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}
