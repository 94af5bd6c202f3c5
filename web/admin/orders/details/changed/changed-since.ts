/** Changes of an order since a version. */
import type { DeskEventPartsFragment } from '../details.generated';

/** Timeline entries newer than a version, oldest first. */
export function eventsSince(
  version: number,
  timeline: readonly DeskEventPartsFragment[],
): DeskEventPartsFragment[] {
  return timeline.filter((event) => event.version !== null && event.version > version);
}

/** The latest of them in one sentence; null when there are none. */
export function changesMessage(version: number, timeline: readonly DeskEventPartsFragment[]): string | null {
  const latest = eventsSince(version, timeline).at(-1);
  return latest ? `${latest.actor.name}: ${latest.description}` : null;
}
