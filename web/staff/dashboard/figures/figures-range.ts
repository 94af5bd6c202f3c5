/** The range of days that the charts show, as the address bar carries it; days are those of the United Kingdom. */
import { daysAfter, isCalendarDate } from '../../../../rules/calendar-date';
import { monthOf } from '../../ui/days';

export interface FiguresRange {
  readonly from: string;
  readonly to: string;
}

export type Measure = 'revenue' | 'orders';

/** Presets in days, including today. */
export const LAST_DAYS = [7, 30, 90, 365] as const;

const DEFAULT_DAYS = 30;
/** The server's limit: three years. */
const DAYS_MAX = 1096;
const DAY_MS = 24 * 60 * 60_000;

/** The range in an address; an invalid range counts as absent. */
export function readRange(query: URLSearchParams, today: string): FiguresRange {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return rangeProblem({ from, to }) ? lastDays(DEFAULT_DAYS, today) : { from, to };
}

/** Why a range cannot be shown; null when it can. */
export function rangeProblem({ from, to }: FiguresRange): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'Choose both days';
  if (from > to) return 'The last day must not be before the first';
  return daysIn({ from, to }) > DAYS_MAX ? 'Choose at most three years' : null;
}

/** So many days up to today. */
export function lastDays(count: number, today: string): FiguresRange {
  return { from: daysAfter(today, 1 - count), to: today };
}

/** How many days the range has. */
export function daysIn({ from, to }: FiguresRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Calendar periods; the present ones end today. */
export const PERIODS = ['This month', 'Last month', 'This year'] as const;

/** The days of a period now. */
export function periodRange(period: (typeof PERIODS)[number], today: string): FiguresRange {
  if (period === 'Last month') return monthOf(today, -1);
  return { from: period === 'This year' ? `${today.slice(0, 4)}-01-01` : monthOf(today).from, to: today };
}
