import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations';
import { currentOwner, readStored } from '../../apollo/session/session';
import { isText, oneOf, optional, orNull, shape } from '../../apollo/session/shape';

export interface KeptRoute {
  readonly destination?: DestinationKey;
  readonly fromCity?: string;
  readonly toCity?: string;
}

/** Where the cart goes that this browser keeps for this visitor; undefined when there is none. Takes none of the cart's own code. */
export function readKeptRoute(): KeptRoute | undefined {
  const stored = readStored('cart');
  if (!isStoredRoute(stored) || stored.kept.owner !== currentOwner()) return undefined;
  const { confirmed, changes } = stored.kept;
  return { ...confirmed, ...changes.shipment };
}

const isRoute = shape<KeptRoute>({
  destination: optional(oneOf(DESTINATION_KEYS)),
  fromCity: optional(isText),
  toCity: optional(isText),
});

interface StoredRoute {
  readonly kept: {
    readonly owner: string;
    readonly confirmed: KeptRoute | null;
    readonly changes: { readonly shipment: KeptRoute };
  };
}

const isStoredRoute = shape<StoredRoute>({
  kept: shape<StoredRoute['kept']>({
    owner: isText,
    confirmed: orNull(isRoute),
    changes: shape<StoredRoute['kept']['changes']>({ shipment: isRoute }),
  }),
});
