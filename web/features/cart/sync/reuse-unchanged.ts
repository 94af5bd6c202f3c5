import type { CartLine, CartView } from '../cart-types';

/** The cart `now`, reusing objects of the previous cart where they are equal, so their components do not re-render. */
export function reuseUnchanged(before: CartView | undefined, now: CartView): CartView {
  if (!before) return now;
  const known = new Map(before.lines.map((line) => [line.key, line]));
  const lines = now.lines.map((line) => {
    const earlier = known.get(line.key);
    return earlier && isSameFields(earlier, line) ? earlier : line;
  });
  const areSame =
    lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at]);
  return {
    ...now,
    lines: areSame ? before.lines : lines,
    quote: isSameFields(before.quote, now.quote) ? before.quote : now.quote,
  };
}

/** A line's box is identified by its key. */
function isSameFields<T extends object>(before: T, now: T): boolean {
  const fields = Object.keys(now) as (keyof T | keyof CartLine)[];
  return fields.every((field) => field === 'customBox' || before[field as keyof T] === now[field as keyof T]);
}
