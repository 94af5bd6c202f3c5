import type { VersionedThing, VersionedThings } from '../../rules/refusals';
import { errorDetails } from './error-message';

/** What a thing is now, when a change of it was refused because somebody was quicker; null for any other failure. */
export function readConflict<Thing extends VersionedThing>(
  error: unknown,
  thing: Thing,
): VersionedThings[Thing] | null {
  const details = errorDetails(error, 'CONFLICT');
  if (!details || !('thing' in details) || details.thing !== thing) return null;
  return details.current as VersionedThings[Thing];
}
