import type { ClientSource } from '../apollo/client-loader';
import { toValue } from '../apollo/enums';
import { NO_RETRY } from '../apollo/retry-state';
import {
  CartDocument,
  type CartPartsFragment,
  ChangeCartDocument,
  type ChangeCartMutationVariables,
} from './cart.generated';
import type { CartChanges } from './cart-changes';
import { toConfirmedCart } from './cart-items';
import type { ConfirmedCart } from './cart-types';

/** The two calls a cart needs of the server. */
export interface CartCalls {
  fetch: () => Promise<ConfirmedCart>;
  change: (changes: CartChanges) => Promise<ConfirmedCart>;
}

/**
 * The cart's calls over the app's client. They pass by the cache and are never shared between askers: an answer that was
 * asked for before a merge must not stand in for one asked for after it. `onIssuedGuestId` hears of a new guest id.
 */
export function createCartCalls(
  { load }: ClientSource,
  onIssuedGuestId: (guestId: string) => void,
): CartCalls {
  function taken(cart: CartPartsFragment | undefined): ConfirmedCart {
    if (!cart) throw new TypeError('The answer holds no cart.');
    if (cart.issuedGuestId) onIssuedGuestId(cart.issuedGuestId);
    return toConfirmedCart(cart);
  }

  return {
    async fetch() {
      const { data } = await (await load()).query({
        query: CartDocument,
        fetchPolicy: 'no-cache',
        context: NO_RETRY,
      });
      return taken(data?.cart);
    },
    async change(changes) {
      const { data } = await (await load()).mutate({
        mutation: ChangeCartDocument,
        variables: toVariables(changes),
        fetchPolicy: 'no-cache',
      });
      return taken(data?.changeCart);
    },
  };
}

function toVariables({ lines, shipment }: CartChanges): ChangeCartMutationVariables {
  const { destination, service } = shipment;
  return {
    changes: Object.values(lines).map(({ item: { customBox, productId }, quantity }) => ({
      quantity,
      ...(customBox
        ? { customBox: { ...customBox, weightRange: toValue(customBox.weightRange) } }
        : { productId }),
    })),
    ...(Object.keys(shipment).length > 0 && {
      shipment: {
        ...shipment,
        destination: destination && toValue(destination),
        service: service && toValue(service),
      },
    }),
  };
}
