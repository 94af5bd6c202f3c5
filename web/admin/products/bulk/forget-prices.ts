import type { ApolloCache } from '@apollo/client';
import { forgetMinimumCharges } from '../../prices/forget-minimum-charges';
import { forgetShownProducts } from '../forget-shown-products';

/** After many prices changed: what the shop and the staff's lists showed of them is read again when it is next needed. */
export function forgetPrices(cache: ApolloCache): void {
  forgetMinimumCharges(cache);
  forgetShownProducts(cache);
}
