import type { CartLine, CartView } from '../cart-types';

/** The cart `now`, with the very objects of the cart before wherever they say the same, so that what shows them is not drawn anew. */
export function reuseUnchanged(before: CartView | undefined, now: CartView): CartView {
  if (!before) return now;
  const known = new Map(before.lines.map((line) => [line.key, line]));
  const lines = now.lines.map((line) => {
    const earlier = known.get(line.key);
    return earlier && saysTheSame(earlier, line) ? earlier : line;
  });
  const areSame =
    lines.length === before.lines.length && lines.every((line, at) => line === before.lines[at]);
  return {
    ...now,
    lines: areSame ? before.lines : lines,
    quote: saysTheSame(before.quote, now.quote) ? before.quote : now.quote,
  };
}

/** A line's own box is told by its key. */
function saysTheSame<T extends object>(before: T, now: T): boolean {
  const fields = Object.keys(now) as (keyof T | keyof CartLine)[];
  return fields.every((field) => field === 'customBox' || before[field as keyof T] === now[field as keyof T]);
}
