import type { DimensionsCm } from '../prices/volume.js';
import { CM_PER_FOOT, centimetresOf, type Length, lengthAt } from './read-length.js';
import { type Label, type SizeToken, sizeTokens } from './size-tokens.js';

/** Wider than the door of any container: sides without a unit that are all longer are of millimetres, or none. */
const PLAUSIBLE_CM = 240;

interface Side extends Length {
  readonly label: Label | null;
}

/** Numbers that are multiplied, or labelled one after the other. */
export interface Chain {
  readonly sides: readonly Side[];
  /** The indexes of its first token and of the one behind it. */
  readonly from: number;
  readonly next: number;
}

/** The sizes of a text, and all its tokens. */
export interface Sizes {
  readonly plain: string;
  readonly tokens: readonly SizeToken[];
  /** Chains of two numbers or more. */
  readonly chains: readonly Chain[];
}

/** All sizes that a text states. */
export function findSizes(text: string): Sizes {
  const { plain, tokens } = sizeTokens(text);
  const chains: Chain[] = [];
  for (let at = 0; at < tokens.length; ) {
    const chain = chainAt(tokens, at);
    if (chain) chains.push(chain);
    at = chain?.next ?? at + 1;
  }
  return { plain, tokens, chains };
}

function chainAt(tokens: readonly SizeToken[], from: number): Chain | null {
  const first = sideAt(tokens, from);
  if (!first) return null;
  const sides = [first];
  for (let at = first.next; ; ) {
    const side = nextSide(tokens, at, sides);
    if (!side) break;
    sides.push(side);
    at = side.next;
  }
  return sides.length < 2 ? null : { sides, from, next: sides.at(-1)!.next };
}

function nextSide(tokens: readonly SizeToken[], at: number, sides: readonly Side[]): Side | null {
  const token = tokens[at];
  if (token?.kind === 'by') return sideAt(tokens, at + 1, sides[0]);
  const before = sides.at(-1)!;
  const isJoin =
    token?.kind === 'slash' ||
    (token?.kind === 'mark' && ',;-&+.'.includes(token.text)) ||
    (token?.kind === 'word' && token.text.toLowerCase() === 'and');
  if (token?.kind === 'slash') {
    // Three numbers between slashes are sides: "60/40/40". A slash after three begins the same in another unit.
    const side = sideAt(tokens, at + 1, sides[0]);
    const isSlashed =
      sides.length < 3 &&
      sides.slice(1).every(({ next }, place) => tokens[sides[place]!.next]?.kind === 'slash' && next > 0);
    if (side && isSlashed) return side;
    return null;
  }
  if (!before.label) return null;
  const side = sideAt(tokens, isJoin ? at + 1 : at, sides[0]);
  const isNew = side?.label && !sides.some(({ label }) => label === side.label);
  return isNew ? side : null;
}

/** A side with its label before or after it: "H60", "H: 60 cm", "60 cm (H)", "60 cm high". */
function sideAt(tokens: readonly SizeToken[], at: number, first?: Side): Side | null {
  const before = first && !first.label ? null : labelAt(tokens, at);
  let from = before?.next ?? at;
  const colon = tokens[from];
  if (before && colon?.kind === 'mark' && ':=.-'.includes(colon.text)) from += 1;
  const length = lengthAt(tokens, from);
  if (!length) return null;
  if (before) return { ...length, label: before.label };
  const after = labelAt(tokens, length.next);
  const isOfNext =
    after &&
    !after.isBracketed &&
    tokens[after.next]?.kind === 'number' &&
    first === undefined &&
    tokens[length.next - 1]!.end < tokens[length.next]!.start;
  return after && !isOfNext
    ? { ...length, label: after.label, next: after.next }
    : { ...length, label: null };
}

function labelAt(
  tokens: readonly SizeToken[],
  at: number,
): { label: Label; next: number; isBracketed: boolean } | null {
  const [open, inner, close] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (open?.kind === 'label') return { label: open.label, next: at + 1, isBracketed: false };
  const isBracketed = open?.text === '(' && inner?.kind === 'label' && close?.text === ')';
  return isBracketed ? { label: inner.label, next: at + 3, isBracketed } : null;
}

/** Whole centimetres of three sides, rounded up, in the order of their labels; null when a part of them is unclear. */
export function sidesOf({ tokens }: Sizes, { sides, from, next }: Chain): DimensionsCm | null {
  const perUnit = new Set(sides.flatMap(({ perUnit }) => perUnit ?? []));
  const isImperial = (per: number) => per % 2.54 === 0 || per === CM_PER_FOOT;
  const isMixed = new Set([...perUnit].map(isImperial)).size > 1;
  const isPartly = perUnit.size > 1 && sides.some(({ perUnit }) => perUnit === null);
  const isForeign = tokens[next]?.kind === 'foreign';
  if (sides.length !== 3 || isMixed || isPartly || isForeign || isCutOff(tokens, from)) return null;
  const all = sides.map((side) => Math.ceil(centimetresOf(side, [...perUnit][0] ?? 1)));
  if (!all.every((cm) => cm >= 1)) return null;
  const isImplausible = perUnit.size === 0 && all.filter((cm) => cm > PLAUSIBLE_CM).length > 1;
  const labels = labelsOf(tokens, sides);
  if (isImplausible || !labels) return null;
  const named = (label: Label) => all[labels.indexOf(label)] ?? all[labels.indexOf('l')]!;
  return { heightCm: named('h'), widthCm: named('w'), depthCm: named('d') };
}

/** True when what stands before a size may belong to its first number: "-60", "1e3", or a quotation mark that ends as a unit. */
function isCutOff(tokens: readonly SizeToken[], from: number): boolean {
  const [earlier, before, first] = [tokens[from - 2], tokens[from - 1], tokens[from]!];
  if (before?.text === '"' || before?.text === "'") return true;
  if (!before || before.end < first.start) return false;
  const isWithin = before.kind === 'word' && earlier?.kind === 'number' && earlier.end === before.start;
  return isWithin || '-+^<>±'.includes(before.text);
}

/** The label of each side; height, width, depth where none is said, null where they do not name three sides. */
function labelsOf(tokens: readonly SizeToken[], sides: readonly Side[]): readonly Label[] | null {
  const own = sides.flatMap(({ label }) => label ?? []);
  const legend = tokens.find((token) => token.kind === 'legend');
  const labels =
    own.length > 0 ? own : legend?.kind === 'legend' ? legend.labels : (['h', 'w', 'd'] as const);
  return new Set(labels).size === 3 ? labels : null;
}
