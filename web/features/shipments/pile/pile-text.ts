/** A pile in words: below its drawing, and for who cannot see it. */
import { toCubicMetres } from '../../../../rules/prices/volume';
import { plural, pluralForm } from '../../../lib/formats/counts';
import { formatCount } from '../../../lib/formats/formats';
import type { CartLine } from '../../cart/cart-types';
import type { ShipmentPile } from './pile-of';

/** Things of a known height, in cm. */
const FAMILIAR = [
  [20, 'a stair'],
  [45, 'a chair seat'],
  [75, 'a table'],
  [90, 'a kitchen worktop'],
  [120, 'a chest of drawers'],
  [145, "an adult's shoulders"],
  [175, 'the person beside it'],
  [198, 'a door'],
  [239, 'a ceiling'],
] as const;

/** Kinds of items named before the others are counted. */
const KINDS_NAMED = 3;

/** "2.4 m wide, 1.9 m high and 3.1 m deep, about as high as a door". */
export function measuresText({ widthCm, heightCm, depthCm }: ShipmentPile): string {
  const [, thing] = FAMILIAR.reduce((near, one) =>
    Math.abs(one[0] - heightCm) < Math.abs(near[0] - heightCm) ? one : near,
  );
  return `${metres(widthCm)} wide, ${metres(heightCm)} high and ${metres(depthCm)} deep, about as high as ${thing}`;
}

/** "16 × Standard Box, 1 × Double Mattress and 3 other items: 2.4 m wide, ...". */
export function describePile(pile: ShipmentPile, lines: readonly CartLine[], volumeCm3: number): string {
  const drawn = lines.filter(({ key }) => pile.items.some((item) => item.key === key));
  const named = drawn.slice(0, KINDS_NAMED).map(({ name, quantity }) => `${quantity} × ${name}`);
  const others = drawn.slice(KINDS_NAMED).reduce((sum, { quantity }) => sum + quantity, 0);
  if (others > 0) named.push(plural(others, 'other item'));
  const last = named.pop();
  const contents = named.length > 0 ? `${named.join(', ')} and ${last}` : last;
  return `${contents}: ${measuresText(pile)}, ${toCubicMetres(volumeCm3).toFixed(2)} m³. A person of 1.75 m stands beside the pile.`;
}

/** The items that the drawing leaves out, as text; null when it shows every item. */
export function leftOutText({ withoutSize, tooLarge, notDrawn }: ShipmentPile): string | null {
  const parts = [
    withoutSize > 0 && `${plural(withoutSize, 'item')} without measurements`,
    tooLarge > 0 && `${plural(tooLarge, 'item')} too large for a container's door`,
    notDrawn > 0 && `the ${pluralForm(notDrawn, 'smallest item', `${formatCount(notDrawn)} smallest items`)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `Not drawn: ${parts.join(', ')}.` : null;
}

function metres(cm: number): string {
  return `${(cm / 100).toFixed(1)} m`;
}
