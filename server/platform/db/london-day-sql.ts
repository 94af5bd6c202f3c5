/** SQL for the moment at which the day of the placeholder begins in London. */
export function dayBegins(placeholder: string): string {
  return `${placeholder}::date::timestamp at time zone 'Europe/London'`;
}

/** SQL for the moment at which the day of the placeholder ends in London. */
export function dayEnds(placeholder: string): string {
  return `(${placeholder}::date + 1)::timestamp at time zone 'Europe/London'`;
}
