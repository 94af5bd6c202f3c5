/** The moment at which a day of the placeholder begins in London, in SQL. */
export function dayBegins(placeholder: string): string {
  return `${placeholder}::date::timestamp at time zone 'Europe/London'`;
}

/** The moment at which it is over. */
export function dayEnds(placeholder: string): string {
  return `(${placeholder}::date + 1)::timestamp at time zone 'Europe/London'`;
}
