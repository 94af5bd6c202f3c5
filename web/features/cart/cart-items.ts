import type { DestinationKey } from '../../../rules/destinations';
import { sizeText } from '../../../rules/prices/item-size';
import { volumeCm3 } from '../../../rules/prices/volume';
import { fromGraphqlEnum } from '../../data/enums';
import type { CartPartsFragment } from './cart.generated';
import { boxKey, type CartItem, type ConfirmedCart, type NamedBox, productKey } from './cart-types';

/** The fields of a catalogue product that the cart needs to show and price it at once. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly imageUrl: string;
  readonly altText: string;
  readonly categoryId: string;
  readonly volumeCm3: number;
  /** Price to `destination`; null when it is not sold there. */
  readonly pence: number | null;
  readonly destination: DestinationKey;
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
      item: itemOfLine(line),
      quantity: line.quantity,
      unitPence: line.unitPrice?.minorUnits ?? null,
    })),
  };
}

function itemOfLine({
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
