/** Changes of an order since a version. */
import type { DeskOrderFragment } from '../details.generated';

/** An event of an order, for staff. */
export type DeskEvent = NonNullable<DeskOrderFragment['events']>[number];

/** Timeline entries newer than a version, oldest first. */
export function eventsSince(version: number, events: DeskOrderFragment['events']): DeskEvent[] {
  return (events ?? []).filter((event) => event.version !== null && event.version > version);
}

/** The latest of them in one sentence; null when there are none. */
export function changesMessage(version: number, events: DeskOrderFragment['events']): string | null {
  const latest = eventsSince(version, events).at(-1);
  return latest ? `${latest.actor.name}: ${latest.description}` : null;
}
