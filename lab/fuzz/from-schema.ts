import fc from 'fast-check';
import type { JsonSchema } from '../../server/platform/rest/serializer.js';
import { below, type Draw, happens, hostileText, hostileValue, pick, realId } from './hostile-values.js';

/** Texts that some call or other takes. */
const WORDS = [
  ...['Australia', 'hongkong', 'malasia', 'Shipping Boxes', 'shipping-boxes', 'active', 'draft', 'customer'],
  ...['ann@example.com', 'Tall-Ships-41!', '2027-03-01', 'gbp', 'newest', 'delivered', 'Leeds', 'LS1 5AB'],
  ...['priceAscending', '12.50', '46 × 46 × 51 cm', 'United Kingdom', 'true', '1'],
] as const;

/** A value as the description asks for, or nearly so. */
export function valueFrom(draw: Draw, schema: JsonSchema, depth = 0): unknown {
  if (happens(draw, 4) || depth > 6) return hostileValue(draw);
  const { type, enum: values, properties, items, pattern } = schema;
  if (Array.isArray(values)) return pick(draw, values);
  const kind = Array.isArray(type) ? pick(draw, type) : (type ?? (properties ? 'object' : 'string'));
  if (kind === 'string') return textFrom(draw, schema, pattern);
  if (kind === 'integer') return wholeFrom(draw, schema);
  if (kind === 'number') return draw(fc.double, { noNaN: true, min: -10, max: 100_001 });
  if (kind === 'boolean') return draw(fc.boolean);
  if (kind === 'null') return null;
  if (kind === 'array') {
    const length = pick(draw, [0, 1, 1, 2, 3]);
    return Array.from({ length }, () => valueFrom(draw, (items ?? {}) as JsonSchema, depth + 1));
  }
  const wanted = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const required = (schema.required ?? []) as readonly string[];
  return Object.fromEntries(
    wanted
      .filter(([name]) => happens(draw, required.includes(name) ? 95 : 50))
      .map(([name, part]) => [name, valueFrom(draw, part, depth + 1)]),
  );
}

function textFrom(draw: Draw, { minLength, maxLength }: JsonSchema, pattern: unknown): string {
  const kind = below(draw, 10);
  if (kind < 2) return realId(draw);
  if (kind < 5) return pick(draw, WORDS);
  if (kind < 6 && typeof pattern === 'string') return matching(draw, pattern);
  if (kind < 7) return 'x'.repeat(Number(pick(draw, [minLength, maxLength]) ?? 3));
  if (kind < 8) return 'x'.repeat(Number(maxLength ?? 99) + 1);
  return hostileText(draw);
}

/** fast-check does not draw from every pattern there is. */
function matching(draw: Draw, pattern: string): string {
  try {
    return draw(fc.stringMatching, new RegExp(pattern));
  } catch {
    return hostileText(draw);
  }
}

function wholeFrom(draw: Draw, { minimum, maximum }: JsonSchema): number {
  const [least, most] = [Number(minimum ?? 0), Number(maximum ?? 1_000)];
  return pick(draw, [least, most, least - 1, most + 1, draw(fc.integer, { min: least, max: most })]);
}
