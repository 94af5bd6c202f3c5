/** Text of a day's collections. */

import { plural } from '../../lib/formats/counts';
import { formatCount } from '../../lib/formats/formats';
import type { StopItemFragment } from './StopItem.generated';

/** A stop, for those who draw a part of it. */
export type Stop = StopItemFragment;

const DAY_MS = 24 * 60 * 60_000;

/** The day before (-1) or after (1). */
export function addDays(day: string, step: -1 | 1): string {
  return new Date(Date.parse(day) + step * DAY_MS).toISOString().slice(0, 10);
}

/** "1 stop", "12 stops". */
export function countText(count: number, thing: 'stop' | 'piece'): string {
  return plural(count, thing);
}

/** "about 290 kg", as the catalogue has it; "not known" without any. */
export function weightText(weightKg: number): string {
  return weightKg > 0 ? `about ${formatCount(Math.ceil(weightKg))} kg` : 'not known';
}

/** "2 pieces of unknown weight"; nothing when all are known. */
export function unweighedText(pieces: number): string | undefined {
  return pieces > 0 ? `${countText(pieces, 'piece')} of unknown weight` : undefined;
}

/** The heading of a postcode district. */
export function areaName(outwardCode: string): string {
  return outwardCode || 'No postcode';
}

/** Whether an order is collected: it has left processing. */
export function hasLeft({ status }: Pick<StopItemFragment['order'], 'status'>): boolean {
  return status !== 'PROCESSING';
}

/** The address in lines, house first. */
export function addressLines({ line1, line2, city, state }: StopItemFragment['order']['origin']): string[] {
  return [line2, line1, [city, state].filter(Boolean).join(', ')].filter(Boolean);
}
