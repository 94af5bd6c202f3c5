import { errorCode, errorDetails } from '../../apollo/error-words';
import { formatDateTime } from '../../ui/formats';

/** What somebody else left of a thing that was being changed or deleted; `Facts` are those of its kind. */
export type Meanwhile<Facts> = Facts & {
  readonly version: number;
  /** Of the staff; empty when nobody knows any more. */
  readonly changedBy?: string;
  readonly changedAt?: string;
};

/** What a refused change says the thing is now; null when it was refused for another reason. */
export function changedMeanwhile<Facts>(error: unknown): Meanwhile<Facts> | null {
  if (errorCode(error) !== 'CONFLICT') return null;
  const { current } = errorDetails(error) as { current?: Meanwhile<Facts> };
  return typeof current?.version === 'number' ? current : null;
}

/** Who changed it last and when: "Anna Smith, 21 November at 10:12"; empty when nobody knows. */
export function whoWords({
  changedBy,
  changedAt,
}: Pick<Meanwhile<unknown>, 'changedBy' | 'changedAt'>): string {
  if (!changedAt) return '';
  return `${changedBy || 'Somebody'}, ${formatDateTime(changedAt)}`;
}

/** For a dialog that asks before a deed: what it is now, and that the same press does it all the same. */
export function staleDeedWords(now: Meanwhile<unknown>, facts: string, press: string): string {
  const who = whoWords(now);
  return `Somebody changed this in the meantime${who && ` (last change by staff: ${who})`}. Now: ${facts}. Press ${press} again if you still want to.`;
}
