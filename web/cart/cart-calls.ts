import type { ApolloClient } from '@apollo/client';
import {
  CartDocument,
  type CartPartsFragment,
  type CartQuery,
  ChangeCartDocument,
  type ChangeCartMutation,
  type ChangeCartMutationVariables,
} from '../gql';
import type { CartChanges } from './cart-changes';
import { toConfirmedCart } from './cart-items';
import type { CartCalls } from './cart-sync';
import type { ConfirmedCart } from './cart-types';

/** The cart's calls over the app's client. Each answer also becomes the cache's cart; `onIssuedGuestId` hears of a new guest id. */
export function createCartCalls(client: ApolloClient, onIssuedGuestId: (guestId: string) => void): CartCalls {
  function taken(cart: CartPartsFragment | undefined): ConfirmedCart {
    if (!cart) throw new TypeError('The answer holds no cart.');
    if (cart.issuedGuestId) onIssuedGuestId(cart.issuedGuestId);
    return toConfirmedCart(cart);
  }

  return {
    async fetch() {
      const { data } = await client.query<CartQuery>({ query: CartDocument, fetchPolicy: 'network-only' });
      return taken(data?.cart);
    },
    async change(changes) {
      const { data } = await client.mutate<ChangeCartMutation, ChangeCartMutationVariables>({
        mutation: ChangeCartDocument,
        variables: toVariables(changes),
        update: (cache, { data }) => {
          if (data) cache.writeQuery<CartQuery>({ query: CartDocument, data: { cart: data.changeCart } });
        },
      });
      return taken(data?.changeCart);
    },
  };
}

/** Calls `listener` with every cart that other parts of the app put into the cache. Returns the way to stop. */
export function watchCachedCart(client: ApolloClient, listener: (cart: ConfirmedCart) => void): () => void {
  const watch = client
    .watchQuery<CartQuery>({ query: CartDocument, fetchPolicy: 'cache-only' })
    .subscribe(({ data, dataState }) => {
      if (dataState === 'complete' && data?.cart) listener(toConfirmedCart(data.cart as CartPartsFragment));
    });
  return () => watch.unsubscribe();
}

function toVariables({ lines, shipment }: CartChanges): ChangeCartMutationVariables {
  return {
    changes: Object.values(lines).map(({ item, quantity }) => ({
      quantity,
      ...(item.customBox ? { customBox: item.customBox } : { productId: item.productId }),
    })),
    ...(Object.keys(shipment).length > 0 && { shipment }),
  };
}
