/** What has happened to an order since somebody looked at it. */
import type { DeskEventPartsFragment } from './details.generated';

/** The entries of the timeline that are younger than a version, oldest first. */
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
