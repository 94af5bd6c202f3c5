import { removeStored, writeStored } from '../apollo/session/session';
import type { Cart } from './cart';
import { itemOfBox, itemOfProduct } from './cart-items';
import { boxKey, type CartItem, type CartLine, type Shipment } from './cart-types';
import type { LineWish } from './sync/cart-changes';
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
  | 'settled'
>;

/** What a screen can do with a cart. `currentLines` gives the lines as they are shown at the moment of the call. */
export function cartActions(sync: CartSync, currentLines: () => readonly CartLine[]): Actions {
  const wish = (...wishes: LineWish[]) =>
    sync.change({ shipment: {}, lines: Object.fromEntries(wishes.map((one) => [one.item.key, one])) });
  const setShipment = (shipment: Partial<Shipment>) => {
    keepChoice(shipment);
    sync.change({ shipment, lines: {} });
  };
  const setLineQuantity = (line: CartLine, quantity: number) => wish({ item: itemOfLine(line), quantity });

  return {
    setQuantity: (product, quantity) =>
      wish({
        item: itemOfProduct(product),
        quantity,
        seen: { destination: product.destination, pence: product.pence },
      }),
    setLineQuantity,
    addCustomBox(box, quantity) {
      const had = currentLines().find(({ key }) => key === boxKey(box))?.quantity ?? 0;
      wish({ item: itemOfBox(box), quantity: had + quantity });
    },
    remove: (line) => setLineQuantity(line, 0),
    clear: () => wish(...currentLines().map((line) => ({ item: itemOfLine(line), quantity: 0 }))),
    setDestination: (destination) => setShipment({ destination }),
    setShipment,
    refetch: sync.refetch,
    settled: sync.settled,
  };
}

/** Destination and date are also kept under the specification's own names. */
function keepChoice({ destination, collectionDate }: Partial<Shipment>): void {
  if (destination) writeStored('toCountry', destination);
  if (collectionDate) writeStored('collectionDate', collectionDate);
  if (collectionDate === null) removeStored('collectionDate');
}

function itemOfLine({ quantity: _, unitPence: _price, isProvisional: _guess, ...item }: CartLine): CartItem {
  return item;
}
