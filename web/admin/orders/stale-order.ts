import type { VersionedThings } from '../../../rules/refusals';
import { changedMeanwhile } from '../../apollo/changed-meanwhile';

/** What an order is now, after others have changed it. */
export type OrderNow = Pick<VersionedThings['order'], 'status' | 'version' | 'changes'>;

/** What the order is now, when a change was refused because somebody was quicker; null for any other failure. */
export function orderNow(error: unknown): OrderNow | null {
  return changedMeanwhile(error, 'order') ?? changedMeanwhile(error, 'balance');
}
