/** GraphQL enum values are in capitals; rules/, the database and REST use the words as they stand here. */

/** How GraphQL writes a word: upTo30 as UP_TO_30, in_transit as IN_TRANSIT, order-details as ORDER_DETAILS. */
export function constantCase(word: string): string {
  return word
    .replace(/[-.]/g, '_')
    .replace(/[A-Z]|\d+/g, '_$&')
    .toUpperCase();
}

/** The way back to a word of rules/: UP_TO_30 is upTo30. */
export function camelCase(value: string): string {
  return value.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
