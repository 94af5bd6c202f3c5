import { daysAfter, isCalendarDate } from '../../../rules/calendar-date';

/** Days in London, YYYY-MM-DD, both inclusive. */
export interface Days {
  /** First day; empty: unlimited. */
  readonly from: string;
  /** Last day; empty: unlimited. */
  readonly to: string;
}

/** The chosen days; null without any. */
export function chosenDays({ from, to }: Days): Days | null {
  return from || to ? { from, to } : null;
}

/** Why the chosen days are invalid; null when they are valid. Either side may be open. */
export function daysProblem({ from, to }: Days): string | null {
  if ([from, to].some((day) => day && !isCalendarDate(day))) return 'Choose a day of the calendar';
  return from && to && from > to ? 'The last day must not be before the first' : null;
}

/** The days, or none when they are invalid. */
export function validDays({ from, to }: Days): Days {
  return daysProblem({ from, to }) ? { from: '', to: '' } : { from, to };
}

/** Monday to Sunday. */
export function weekOf(day: string): Days {
  const monday = daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from: monday, to: daysAfter(monday, 6) };
}

/** The month of a day, or one that many months later. */
export function monthOf(day: string, monthsLater = 0): Days {
  const first = (months: number) => {
    const date = new Date(`${day.slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() + months);
    return date.toISOString().slice(0, 10);
  };
  return { from: first(monthsLater), to: daysAfter(first(monthsLater + 1), -1) };
}
