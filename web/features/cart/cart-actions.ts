import { removeStored, writeStored } from '../../session/session';
import type { Cart } from './cart';
import { itemOfBox, itemOfProduct, toConfirmedCart } from './cart-items';
import { boxKey, type CartItem, type CartLine, type CartView, type Shipment } from './cart-types';
import { clearedText, withFittingCity } from './fitting-city';
import type { LineUpdate } from './sync/cart-changes';
import type { CartSync } from './sync/cart-sync';

type Actions = Pick<
  Cart,
  | 'setQuantity'
  | 'setLineQuantity'
  | 'addCustomBox'
  | 'remove'
  | 'clear'
  | 'setDestination'
  | 'setShipment'
  | 'refetch'
  | 'receive'
  | 'whenSynced'
>;

/** The actions of a cart for screens. `current` returns the cart as shown at the moment of the call. */
export function cartActions(
  sync: CartSync,
  current: () => CartView,
  notify: (message: string | null) => void,
): Actions {
  const update = (...updates: LineUpdate[]) =>
    sync.change({ shipment: {}, lines: Object.fromEntries(updates.map((one) => [one.item.key, one])) });
  const setShipment = (change: Partial<Shipment>) => {
    const { shipment, cleared } = withFittingCity(change, current().toCity);
    if (shipment.toCity !== undefined)
      notify(cleared && shipment.destination ? clearedText(cleared, shipment.destination) : null);
    storeChoice(shipment);
    sync.change({ shipment, lines: {} });
  };
  const setLineQuantity = (line: CartLine, quantity: number) => update({ item: itemOfLine(line), quantity });

  return {
    setQuantity: (product, quantity) =>
      update({
        item: itemOfProduct(product),
        quantity,
        seen: { destination: product.destination, pence: product.pence },
      }),
    setLineQuantity,
    addCustomBox(box, quantity) {
      const had = current().lines.find(({ key }) => key === boxKey(box))?.quantity ?? 0;
      update({ item: itemOfBox(box), quantity: had + quantity });
    },
    remove: (line) => setLineQuantity(line, 0),
    clear: () =>
      update(...current().lines.map((line) => ({ item: itemOfLine(line), quantity: 0, isClear: true }))),
    setDestination: (destination) => setShipment({ destination }),
    setShipment,
    refetch: sync.refetch,
    receive: (cart) => sync.receive(toConfirmedCart(cart)),
    whenSynced: sync.whenSynced,
  };
}

/** Destination and date are also stored under the specification's own keys. */
function storeChoice({ destination, collectionDate }: Partial<Shipment>): void {
  if (destination) writeStored('toCountry', destination);
  if (collectionDate) writeStored('collectionDate', collectionDate);
  if (collectionDate === null) removeStored('collectionDate');
}

function itemOfLine({ quantity: _, unitPence: _price, isProvisional: _guess, ...item }: CartLine): CartItem {
  return item;
}
