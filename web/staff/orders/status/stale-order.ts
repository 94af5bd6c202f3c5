import type { VersionedThings } from '../../../../rules/refusals';
import { toGraphqlEnum } from '../../../data/enums';
import { readConflict } from '../../../data/read-conflict';
import type { OrderStatus } from '../../../data/schema.generated';

/** The current order after a conflict. */
export type OrderNow = Pick<VersionedThings['order'], 'version' | 'changes'> & {
  readonly status: OrderStatus;
};

/** The current order when a change was refused because of a version conflict; null for any other error. */
export function orderConflict(error: unknown): OrderNow | null {
  const now = readConflict(error, 'order') ?? readConflict(error, 'balance');
  return now && { ...now, status: toGraphqlEnum(now.status) };
}
