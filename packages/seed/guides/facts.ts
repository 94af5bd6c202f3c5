/** Short forms of the facts of a guide, each with its source and the day it was looked up. */
import type {
  ChargeKind,
  ChargeScope,
  CustomsPaper,
  DestinationCharge,
  GoodsRule,
  GoodsRuleKind,
} from '../../../rules/destination-guide.js';

/** The day on which every fact of a new store was looked up or set. */
export const CHECKED_ON = '2026-11-23';

/** Source of an amount that no authority publishes for all cases. */
export const OWN_ESTIMATE = "The company's estimate, to be confirmed by our agent";
/** Source of what the company does not carry, whatever the law says. */
export const OWN_RULE = "The company's own rule for shared containers; to be confirmed by operations";

type Goods = readonly [name: string, words: string, explanation: string, source: string];
type Charge = readonly [
  name: string,
  pounds: readonly [from: number, to: number],
  reason: string,
  howToAvoid: string,
  source: string,
];

/** Goods that may not be sent; words with commas between. */
export const forbidden = (...goods: Goods): GoodsRule => toRule('forbidden', goods);
/** Goods that may be sent as explained; words with commas between. */
export const restricted = (...goods: Goods): GoodsRule => toRule('restricted', goods);
/** A charge that others may ask for, in whole pounds. */
export const possible = (...charge: Charge): DestinationCharge => toCharge('possible', charge);
/** A possible charge of those shipments alone that are in its scope. */
export const possibleFor = (scope: ChargeScope, ...charge: Charge): DestinationCharge => ({
  ...possible(...charge),
  scope,
});
/** A charge that our price includes. */
export const included = (name: string, reason: string, source: string): DestinationCharge =>
  toCharge('included', [name, [0, 0], reason, '', source]);

/** A paper that customs ask for, due PAPERS_DAYS before the ship should arrive. */
export const paper = (name: string, explanation: string, source: string): CustomsPaper => ({
  ...{ name, explanation, dueBefore: 'arrival' as const, days: PAPERS_DAYS },
  source: `${source}. Due day: ${OWN_DUE}`,
  checkedOn: CHECKED_ON,
});

/** The papers have to be here before the ship is. */
const PAPERS_DAYS = 14;
const OWN_DUE = "the company's own rule, to be confirmed by our agent";

function toRule(kind: GoodsRuleKind, [name, words, explanation, source]: Goods): GoodsRule {
  return { name, words: words.split(', '), kind, explanation, source, checkedOn: CHECKED_ON };
}

function toCharge(
  kind: ChargeKind,
  [name, [from, to], reason, howToAvoid, source]: Charge,
): DestinationCharge {
  return {
    ...{ name, kind, scope: 'any' as const, reason, howToAvoid, source },
    fromPence: from * 100,
    toPence: to * 100,
    checkedOn: CHECKED_ON,
  };
}
