/** A bulk price change as in the address, while it is edited. */

import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations';
import { PRICE_PERCENT } from '../../../../rules/prices/price-change';
import { toGraphqlEnum } from '../../../data/enums';
import type { BulkPriceInput, PriceRounding, ProductStatus } from '../../../data/schema.generated';
import { readChoice, readTextParam } from '../../../lib/lists/url-params';
import { PRODUCT_STATUSES } from '../product-filters';
import { ROUNDING_LABELS } from './bulk-text';

export interface BulkForm {
  readonly direction: 'raise' | 'lower';
  /** As typed; its sign comes from the direction. */
  readonly percent: string;
  readonly rounding: PriceRounding;
  /** Slug of a category; empty: any. */
  readonly category: string;
  readonly search: string;
  /** Empty: any. */
  readonly status: ProductStatus | '';
  /** Null: all of them. */
  readonly destinations: readonly DestinationKey[] | null;
  readonly withMinimums: boolean;
  readonly withRates: boolean;
  readonly withServices: boolean;
}

/** The form in an address; invalid values count as absent. */
export function readBulkForm(query: URLSearchParams): BulkForm {
  const to = query.get('to')?.split(',');
  return {
    direction: query.get('change') === 'lower' ? 'lower' : 'raise',
    percent: readTextParam(query, 'percent', 8),
    rounding: readChoice(query, 'rounding', Object.keys(ROUNDING_LABELS) as PriceRounding[]) ?? 'PENNY',
    category: readTextParam(query, 'category'),
    search: readTextParam(query, 'search'),
    status: readChoice(query, 'status', Object.keys(PRODUCT_STATUSES) as ProductStatus[]) ?? '',
    destinations: to ? DESTINATION_KEYS.filter((key) => to.includes(key)) : null,
    withMinimums: query.get('minimums') === 'yes',
    withRates: query.get('rates') === 'yes',
    withServices: query.get('services') === 'yes',
  };
}

/** The query for this form, without defaults. */
export function writeBulkForm(form: BulkForm): URLSearchParams {
  const { direction, percent, rounding, category, search, status, destinations } = form;
  const { withMinimums, withRates, withServices } = form;
  return new URLSearchParams({
    ...(direction === 'lower' && { change: direction }),
    ...(percent && { percent }),
    ...(rounding !== 'PENNY' && { rounding }),
    ...(category && { category }),
    ...(search && { search }),
    ...(status && { status }),
    ...(destinations && { to: destinations.join(',') }),
    ...(withMinimums && { minimums: 'yes' }),
    ...(withRates && { rates: 'yes' }),
    ...(withServices && { services: 'yes' }),
  });
}

/** Why a percentage is invalid; null when it is valid or empty. */
export function percentProblem({
  direction,
  percent,
}: Pick<BulkForm, 'direction' | 'percent'>): string | null {
  if (percent === '') return null;
  const most = direction === 'raise' ? PRICE_PERCENT.max : -PRICE_PERCENT.min;
  const isUsable = /^\d{1,3}(\.\d)?$/.test(percent) && Number(percent) > 0 && Number(percent) <= most;
  return isUsable ? null : `Enter a percentage from 0.1 to ${most}, with at most one decimal`;
}

/** The form as server input; null while it is incomplete or invalid. */
export function toBulkInput(form: BulkForm): BulkPriceInput | null {
  const { direction, percent, rounding, category, search, status, destinations } = form;
  const { withMinimums, withRates, withServices } = form;
  if (percent === '' || percentProblem(form) || destinations?.length === 0) return null;
  return {
    percent: direction === 'raise' ? Number(percent) : -Number(percent),
    ...{ rounding, withMinimums, withRates, withServices },
    ...(category && { category }),
    ...(search && { search }),
    ...(status && { status }),
    ...(destinations && { destinations: destinations.map(toGraphqlEnum) }),
  };
}
