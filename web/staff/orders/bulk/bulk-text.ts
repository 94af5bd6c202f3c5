/** Text of many selected orders, and which change they may have together. */

import { FORWARD_STATUSES } from '../../../../rules/orders/order-status-move';
import { toGraphqlEnum } from '../../../data/enums';
import { plural } from '../../../lib/formats/counts';

/** Statuses for many orders; cancelling is done one by one, because each has a refund. */
export const BULK_STATUSES = FORWARD_STATUSES.map(toGraphqlEnum);

/** The server's limit per call. */
export const BULK_COUNT_MAX = 100;

/** "1 order", "12 orders". */
export function orderCount(count: number): string {
  return plural(count, 'order');
}

/** "30 orders selected, 20 of them on other pages". */
export function selectedText(count: number, elsewhere: number): string {
  const selected = `${orderCount(count)} selected`;
  if (count > BULK_COUNT_MAX) return `${selected}: change at most ${BULK_COUNT_MAX} at once`;
  if (elsewhere === 0) return selected;
  if (count === 1) return `${selected}, on another page`;
  return `${selected}, ${elsewhere === count ? 'all' : elsewhere} of them on other pages`;
}
