import { sizeText } from '../../../rules/prices/item-size';
import { volumeCm3 } from '../../../rules/prices/volume';
import { fromGraphqlEnum, toGraphqlEnum } from '../../data/enums';
import { removeStored, writeStored } from '../../session/session';
import type { Cart } from './cart';
import type { CartPartsFragment, ChangeCartMutationVariables } from './cart.generated';
import type { CartChanges, LineUpdate } from './cart-state';
import type {
  CartItem,
  CartLine,
  CartView,
  CatalogueItem,
  ConfirmedCart,
  NamedBox,
  Shipment,
} from './cart-types';
import { clearedText, withFittingCity } from './fitting-city';

type Actions = Pick<
  Cart,
  | 'setQuantity'
  | 'setLineQuantity'
  | 'addCustomBox'
  | 'remove'
  | 'clear'
  | 'setDestination'
  | 'setShipment'
  | 'receive'
>;

interface Sync {
  readonly change: (changes: CartChanges) => void;
  readonly receive: (cart: ConfirmedCart) => void;
}

/** The actions of a cart for screens. `current` returns the cart as shown at the moment of the call. */
export function cartActions(
  sync: Sync,
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
    receive: (cart) => sync.receive(toConfirmedCart(cart)),
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

export function itemOfProduct(product: CatalogueItem): CartItem {
  return {
    key: productKey(product.id),
    name: product.name,
    size: product.size,
    imageUrl: product.imageUrl,
    altText: product.altText,
    categoryId: product.categoryId,
    productId: product.id,
    customBox: null,
    unitVolumeCm3: product.volumeCm3,
  };
}

export function itemOfBox(box: NamedBox): CartItem {
  return {
    key: boxKey(box),
    name: box.name,
    size: sizeText(box, box.weightRange),
    imageUrl: null,
    altText: '',
    categoryId: null,
    productId: null,
    customBox: box,
    unitVolumeCm3: volumeCm3(box),
  };
}

/** The changes as the server reads them. */
export function toChangeVariables({ lines, shipment }: CartChanges): ChangeCartMutationVariables {
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

/** The server's cart in this module's types. */
export function toConfirmedCart(cart: CartPartsFragment): ConfirmedCart {
  return {
    destination: fromGraphqlEnum(cart.destination),
    service: fromGraphqlEnum(cart.service),
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    collectionDate: cart.collectionDate ?? null,
    promotionCode: cart.promotionCode,
    promotionProblem: cart.promotionProblem,
    offers: cart.offers.map(({ minimum, kind, code, ...offer }) => ({
      ...offer,
      code: code ?? null,
      kind: fromGraphqlEnum(kind),
      minimumPence: minimum.minorUnits,
      isLimited: false,
    })),
    lines: cart.lines.map((line) => ({
      item: itemOfServed(line),
      quantity: line.quantity,
      unitPence: line.unitPrice?.minorUnits ?? null,
    })),
  };
}

function itemOfServed({
  product,
  customBox,
  name,
  unitVolumeCm3,
}: CartPartsFragment['lines'][number]): CartItem {
  if (customBox) {
    const { widthCm, heightCm, depthCm, weightRange } = customBox;
    return itemOfBox({
      name: customBox.name,
      widthCm,
      heightCm,
      depthCm,
      weightRange: fromGraphqlEnum(weightRange),
    });
  }
  return {
    key: productKey(product?.id ?? name),
    name,
    size: product?.size ?? '',
    imageUrl: product?.imageUrl ?? null,
    altText: product?.altText ?? '',
    categoryId: product?.categoryId ?? null,
    productId: product?.id ?? null,
    customBox: null,
    unitVolumeCm3,
  };
}

export function productKey(productId: string): string {
  return `product:${productId}`;
}

/** Identified by everything typed, as on the server. */
export function boxKey({ name, widthCm, heightCm, depthCm, weightRange }: NamedBox): string {
  return `box:${JSON.stringify([name.trim().toLowerCase(), widthCm, heightCm, depthCm, weightRange])}`;
}
