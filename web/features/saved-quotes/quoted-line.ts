import { fromGraphqlEnum } from '../../data/enums';
import { boxKey, productKey } from '../cart/cart-actions';
import type { CartLine } from '../cart/cart-types';
import type { QuotedLinePartsFragment } from './saved-quote.generated';

/** A quote's line as a cart line. */
export function toCartLine(line: QuotedLinePartsFragment, unitPence: number): CartLine {
  const { productId, name, size, imageUrl, quantity, unitVolumeCm3 } = line;
  const customBox = line.customBox && plainBox(line.customBox);
  return {
    ...{ productId, customBox, name, size, imageUrl, quantity, unitVolumeCm3, unitPence },
    key: customBox ? boxKey(customBox) : productId ? productKey(productId) : line.key,
    altText: '',
    categoryId: null,
    isProvisional: false,
  };
}

/** Only the fields the server accepts, without `__typename`. */
function plainBox(box: NonNullable<QuotedLinePartsFragment['customBox']>) {
  const { name, widthCm, heightCm, depthCm, weightRange } = box;
  return { name, widthCm, heightCm, depthCm, weightRange: fromGraphqlEnum(weightRange) };
}
