import {
  below,
  COVETED,
  type Draw,
  happens,
  hostileText,
  hostileValue,
  pick,
  realId,
} from './hostile-values.js';
import { Pairs, plainText } from './json-text.js';

type Tree = Record<string, unknown> | unknown[];

/** The value with up to three parts of it replaced, taken away, doubled, wrapped or added. Nothing is changed in place. */
export function spoil(draw: Draw, value: unknown): unknown {
  const times = pick(draw, [0, 1, 1, 1, 2, 2, 3]);
  let spoilt = value;
  for (let time = 0; time < times; time += 1) spoilt = spoilOnce(draw, spoilt);
  return spoilt;
}

function spoilOnce(draw: Draw, whole: unknown): unknown {
  const value = copied(whole);
  const places = placesIn(value);
  const place = places.length === 0 || happens(draw, 2) ? null : pick(draw, places);
  if (!place) return hostileValue(draw);
  const [parent, key] = place;
  const spoilt = parent as Record<string, unknown>;
  const kind = below(draw, 20);
  if (kind < 9) spoilt[key] = hostileValue(draw);
  else if (kind < 11 && typeof spoilt[key] === 'string') spoilt[key] += hostileText(draw);
  else if (kind < 13) delete spoilt[key];
  else if (kind < 14) spoilt[key] = [spoilt[key]];
  else if (kind < 15) spoilt[key] = { [pick(draw, COVETED)]: spoilt[key] };
  else if (kind < 16) spoilt[key] = realId(draw);
  else if (kind < 17) spoilt[key] = plainText(spoilt[key]);
  else if (kind < 18 && Array.isArray(spoilt[key])) spoilt[key] = Array(250).fill(spoilt[key][0]);
  else return withCoveted(draw, value);
  return value;
}

/** The value with a field that an attacker would like to set. */
function withCoveted(draw: Draw, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Pairs) return value;
  return new Pairs([
    ...Object.entries(value),
    [pick(draw, COVETED), pick(draw, ['admin', 0.01, true, 'paid', hostileValue(draw)])],
  ]);
}

/** Every place in a tree, as its parent and key. */
function placesIn(value: unknown): (readonly [Tree, string])[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [[value, key] as const, ...placesIn(part)]);
}

function copied(value: unknown): unknown {
  if (!isTree(value)) return value;
  if (Array.isArray(value)) return value.map(copied);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}

function isTree(value: unknown): value is Tree {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
