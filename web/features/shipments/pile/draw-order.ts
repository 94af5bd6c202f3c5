import type { PlacedItem } from '../../../../rules/packing/pile';

/** Seen from the front, right and above: what is behind, left of or below another item comes before it. */
export function inDrawOrder(items: readonly PlacedItem[]): PlacedItem[] {
  const waiting = [...items].sort((a, b) => nearness(a) - nearness(b));
  const hiders = new Map(
    waiting.map((item) => [item, waiting.filter((other) => other !== item && isBehind(other, item))]),
  );
  const drawn = new Set<PlacedItem>();
  const draw = (item: PlacedItem) => {
    if (drawn.has(item)) return;
    drawn.add(item);
    hiders.get(item)?.forEach(draw);
    order.push(item);
  };
  const order: PlacedItem[] = [];
  waiting.forEach(draw);
  return order;
}

/** Whether `a` may be covered by `b`, and not the other way round. */
function isBehind(a: PlacedItem, b: PlacedItem): boolean {
  const isBefore = a.left + a.width <= b.left || a.front + a.depth <= b.front || a.up + a.height <= b.up;
  const isAfter = b.left + b.width <= a.left || b.front + b.depth <= a.front || b.up + b.height <= a.up;
  return isBefore && !isAfter;
}

function nearness({ left, front, up }: PlacedItem): number {
  return left + front + up;
}
