import type { VersionedThing, VersionedThings } from '../../rules/refusals';
import { errorDetails } from './error-message';

/** The current record when a change was refused because of a version conflict; null for any other error. */
export function readConflict<Thing extends VersionedThing>(
  error: unknown,
  thing: Thing,
): VersionedThings[Thing] | null {
  const details = errorDetails(error, 'CONFLICT');
  if (!details || !('thing' in details) || details.thing !== thing) return null;
  return details.current as VersionedThings[Thing];
}

/** Options of the query that reads a colleague's version of a record: in the cache it would become the open form's base. */
export const UNCACHED_QUERY = { fetchPolicy: 'no-cache' } as const;
