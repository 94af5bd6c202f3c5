import type { ApolloClient } from '@apollo/client';
import type { ClientSource } from '../../../data/client-loader';
import { toGraphqlEnum } from '../../../data/enums';
import { NO_RETRY } from '../../../data/links/retry-state';
import { readStored } from '../../../session/session';
import {
  CartDocument,
  type CartPartsFragment,
  ChangeCartDocument,
  type ChangeCartMutationVariables,
} from '../cart.generated';
import { toConfirmedCart } from '../cart-items';
import type { ConfirmedCart } from '../cart-types';
import type { CartChanges } from './cart-changes';

/** The two server calls of a cart. */
export interface CartCalls {
  fetch: () => Promise<ConfirmedCart>;
  change: (changes: CartChanges) => Promise<ConfirmedCart>;
}

/**
 * The cart's calls over the app's client: always asked and not deduplicated, because a response to a visitor's earlier session
 * must not answer a call made after it. `onIssuedGuestId` receives a new guest id.
 */
export function createCartCalls(
  { load }: ClientSource,
  onIssuedGuestId: (guestId: string) => void,
): CartCalls {
  async function ask(
    call: (client: ApolloClient) => Promise<CartPartsFragment | undefined>,
  ): Promise<ConfirmedCart> {
    const client = await load();
    const asker = readStored('guestId');
    const cart = await call(client);
    if (!cart) throw new TypeError('The answer holds no cart.');
    // Another tab may have received one since: the first one counts.
    if (cart.issuedGuestId && readStored('guestId') === asker) onIssuedGuestId(cart.issuedGuestId);
    return toConfirmedCart(cart);
  }

  return {
    fetch: () =>
      ask(async (client) => {
        const { data } = await client.query({
          query: CartDocument,
          fetchPolicy: 'network-only',
          context: { ...NO_RETRY, queryDeduplication: false },
        });
        return data?.cart;
      }),
    change: (changes) =>
      ask(async (client) => {
        const { data } = await client.mutate({
          mutation: ChangeCartDocument,
          variables: toVariables(changes),
        });
        return data?.changeCart;
      }),
  };
}

function toVariables({ lines, shipment }: CartChanges): ChangeCartMutationVariables {
  const { destination, service } = shipment;
  return {
    changes: Object.values(lines).map(({ item: { customBox, productId }, quantity }) => ({
      quantity,
      ...(customBox
        ? { customBox: { ...customBox, weightRange: toGraphqlEnum(customBox.weightRange) } }
        : { productId }),
    })),
    ...(Object.keys(shipment).length > 0 && {
      shipment: {
        ...shipment,
        destination: destination && toGraphqlEnum(destination),
        service: service && toGraphqlEnum(service),
      },
    }),
  };
}
