import type { LastChange } from '../../../../rules/refusals';
import { formatDateTime } from '../../../ui/formats';

/** Who changed it last and when: "Anna Smith, 21 November at 10:12"; empty when nobody knows. */
export function lastChangeText({
  changedBy,
  changedAt,
}: Pick<LastChange, 'changedBy' | 'changedAt'>): string {
  if (!changedAt) return '';
  return `${changedBy || 'Somebody'}, ${formatDateTime(changedAt)}`;
}

/** For a dialog that asks before a deed: what it is now, and that the same press does it all the same. */
export function staleActionMessage(now: LastChange, facts: string, press: string): string {
  const who = lastChangeText(now);
  return `Somebody changed this in the meantime${who && ` (last change by staff: ${who})`}. Now: ${facts}. Press ${press} again if you still want to.`;
}
