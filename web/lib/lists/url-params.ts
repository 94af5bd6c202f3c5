/** Readers of URL parameters. Invalid values count as absent. */
import { isCalendarDate } from '../../../rules/calendar-date';

/** Longest text the server accepts. */
export const TEXT_PARAM_LENGTH_MAX = 100;

const PAGE_MAX = 99_999;

/** The page, from 1. */
export function readPage(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGE_MAX);
}

/** A text parameter; empty when absent. */
export function readTextParam(
  query: URLSearchParams,
  name: string,
  lengthMax = TEXT_PARAM_LENGTH_MAX,
): string {
  const text = (query.get(name) ?? '').replace(/\p{Cc}/gu, '').trim();
  // Does not split a surrogate pair.
  return text
    .slice(0, lengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** One of the known values; undefined for any other. */
export function readChoice<T extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((one) => one === query.get(name));
}

/** A calendar day, YYYY-MM-DD; empty for anything else. */
export function readDay(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  return isCalendarDate(day) ? day : '';
}
