import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations';
import { currentOwner, readStored } from '../../../session/session';
import { isString, nullable, objectOf, oneOf, optional } from '../../../session/type-guards';

export interface RouteSnapshot {
  readonly destination?: DestinationKey;
  readonly fromCity?: string;
  readonly toCity?: string;
}

/** The route of this visitor's stored cart; undefined when there is none. Imports none of the cart's code. */
export function readStoredRoute(): RouteSnapshot | undefined {
  const stored = readStored('cart');
  if (!isStoredRoute(stored) || stored.snapshot.owner !== currentOwner()) return undefined;
  const { confirmed, changes } = stored.snapshot;
  return { ...confirmed, ...changes.shipment };
}

const isRoute = objectOf<RouteSnapshot>({
  destination: optional(oneOf(DESTINATION_KEYS)),
  fromCity: optional(isString),
  toCity: optional(isString),
});

interface StoredRoute {
  readonly snapshot: {
    readonly owner: string;
    readonly confirmed: RouteSnapshot | null;
    readonly changes: { readonly shipment: RouteSnapshot };
  };
}

const isStoredRoute = objectOf<StoredRoute>({
  snapshot: objectOf<StoredRoute['snapshot']>({
    owner: isString,
    confirmed: nullable(isRoute),
    changes: objectOf<StoredRoute['snapshot']['changes']>({ shipment: isRoute }),
  }),
});
