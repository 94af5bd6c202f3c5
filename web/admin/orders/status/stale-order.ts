import type { VersionedThings } from '../../../../rules/refusals';
import { toValue } from '../../../apollo/enums';
import { readConflict } from '../../../apollo/read-conflict';
import type { OrderStatus } from '../../../apollo/schema.generated';

/** What an order is now, after others have changed it. */
export type OrderNow = Pick<VersionedThings['order'], 'version' | 'changes'> & {
  readonly status: OrderStatus;
};

/** What the order is now, when a change was refused because somebody was quicker; null for any other failure. */
export function orderConflict(error: unknown): OrderNow | null {
  const now = readConflict(error, 'order') ?? readConflict(error, 'balance');
  return now && { ...now, status: toValue(now.status) };
}
