/** Charges at the destination as a customer reads them: the usual case first, and only what concerns the shipment. */
import type { ChargeKind, ChargeScope, DestinationCharge, GoodsRule } from '../destination-guide.js';
import { goodsRulesFor } from '../goods-search.js';

/** A shipment as far as charges depend on it. */
export interface ChargedShipment {
  readonly names: readonly string[];
  readonly volumeCm3: number;
}

/** From here on a shipment is more than a stack of boxes: about eight standard ones, or a wardrobe. */
const BULKY_CM3 = 1_000_000;

type Scoped = { readonly kind: ChargeKind; readonly scope: ChargeScope };

/** The charges that others may ask for this shipment. `goods` are the destination's rules. */
export function possibleCharges<Charge extends Scoped>(
  charges: readonly Charge[],
  goods: readonly Pick<GoodsRule, 'words' | 'kind'>[],
  { names, volumeCm3 }: ChargedShipment,
): Charge[] {
  const concerns: Readonly<Record<ChargeScope, boolean>> = {
    any: true,
    bulky: volumeCm3 >= BULKY_CM3,
    restricted: names.some((name) => goodsRulesFor(name, goods).length > 0),
  };
  return charges.filter(({ kind, scope }) => kind === 'possible' && concerns[scope]);
}

/** "Usually nothing more is due in Australia. Customs or the port may charge for: duty and GST, up to £450.00." */
export function describeCharges(
  possible: readonly Pick<DestinationCharge, 'name' | 'fromPence' | 'toPence'>[],
  place: string,
  inPounds: (pence: number) => string,
): string {
  if (possible.length === 0) return `Nothing more is due in ${place}.`;
  const usualPence = possible.reduce((sum, { fromPence }) => sum + fromPence, 0);
  const usual =
    usualPence === 0
      ? `Usually nothing more is due in ${place}.`
      : `In ${place} usually ${inPounds(usualPence)} more is due.`;
  const list = possible.map(({ name, toPence }) => `${uncapitalised(name)}, up to ${inPounds(toPence)}`);
  return `${usual} Customs, the port or a carrier may charge for: ${list.join('; ')}.`;
}

/** "Sources: Australian Border Force (ABF); our own estimate. Checked on 23 November 2026", by the oldest check. */
export function describeSources(
  facts: readonly { readonly source: string; readonly checkedOn: string }[],
  formatDay: (day: string) => string,
): string {
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0];
  if (!oldest) return '';
  const sources = [...new Set(facts.flatMap(({ source }) => source.split(/(?<=\w\)?)[.;] /)))];
  return `${sources.length > 1 ? 'Sources' : 'Source'}: ${sources.map((source) => source.replace(/\.$/, '')).join('; ')}. Checked on ${formatDay(oldest)}.`;
}

/** "Port storage" inside a sentence; "GST" stays. */
function uncapitalised(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}
