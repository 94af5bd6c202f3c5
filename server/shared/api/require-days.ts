import { isCalendarDate } from '../../../rules/calendar-date.js';
import { wrongField } from '../errors/errors.js';

/** A field's name with the day in it. */
type NamedDay = Readonly<Record<string, string | null | undefined>>;

/** Two days that exist, in their order; either may be left out. Throws BAD_INPUT at the field. */
export function requireDays(first: NamedDay, last: NamedDay): void {
  const [[fromField, from], [toField, to]] = [named(first), named(last)];
  for (const [field, day] of [[fromField, from] as const, [toField, to] as const])
    if (day && !isCalendarDate(day)) throw wrongField(field, 'Enter the date as YYYY-MM-DD');
  if (from && to && from > to) throw wrongField(toField, 'The last day must not be before the first');
}

function named(field: NamedDay): readonly [name: string, day: string | null | undefined] {
  return Object.entries(field)[0] ?? ['', undefined];
}
