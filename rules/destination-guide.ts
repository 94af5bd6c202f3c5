/** The guide to a destination: everything but its prices. Staff edit it; server and web read it by these types. */
import { daysAfter } from './calendar-date.js';
import type { DestinationKey } from './destinations.js';
import type { PaperDay } from './files/papers.js';
import type { ServiceLevel } from './prices/quote.js';

/** Where a fact comes from, and the day (YYYY-MM-DD) on which somebody last checked it there. */
export interface Sourced {
  readonly source: string;
  readonly checkedOn: string;
}

/** Whole days from collection to delivery. */
export interface DayRange {
  readonly fromDays: number;
  readonly toDays: number;
}

/** As shown to customers. */
export interface Transit extends DayRange {
  /** The number of deliveries in the last year that the days are counted from; null for days that are only expected. */
  readonly deliveries: number | null;
}

export interface TransitTime extends DayRange, Sourced {
  readonly service: ServiceLevel;
}

export const CHARGE_KINDS = ['included', 'possible'] as const;
/** `included` is part of our price; `possible` may be asked for at the destination, by others. */
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export const CHARGE_SCOPES = ['any', 'bulky', 'restricted'] as const;
/** Which shipments a charge concerns: any, those with furniture or many boxes, those with goods on conditions. */
export type ChargeScope = (typeof CHARGE_SCOPES)[number];

/**
 * A charge of customs, a port or a carrier. `fromPence` is what every shipment in its scope pays, 0 where most pay
 * nothing, and `toPence` the most; both are 0 for what our price includes.
 */
export interface DestinationCharge extends Sourced {
  readonly name: string;
  readonly kind: ChargeKind;
  readonly scope: ChargeScope;
  readonly reason: string;
  readonly fromPence: number;
  readonly toPence: number;
  readonly howToAvoid: string;
}

export const GOODS_RULES = ['forbidden', 'restricted'] as const;
export type GoodsRuleKind = (typeof GOODS_RULES)[number];

/** Goods that may not travel, or only under conditions, with the words that people type for them. */
export interface GoodsRule extends Sourced {
  readonly name: string;
  readonly words: readonly string[];
  readonly kind: GoodsRuleKind;
  readonly explanation: string;
}

export const CONTAINER_SIZES = ['ft20', 'ft40', 'ft40hc'] as const;
export type ContainerSize = (typeof CONTAINER_SIZES)[number];

/** The price of a container of one's own, door to door. */
export interface ContainerPrice extends Sourced {
  readonly size: ContainerSize;
  readonly pricePence: number;
}

/** A paper that customs ask for; its day is counted back from the collection or the first day of the arrival. */
export interface CustomsPaper extends Sourced {
  readonly name: string;
  readonly explanation: string;
  readonly dueBefore: PaperDay;
  readonly days: number;
}

export interface DestinationGuide {
  readonly destination: DestinationKey;
  readonly transitTimes: readonly TransitTime[];
  readonly charges: readonly DestinationCharge[];
  readonly goods: readonly GoodsRule[];
  readonly containerPrices: readonly ContainerPrice[];
  readonly papers: readonly CustomsPaper[];
  readonly version: number;
}

/** First and last calendar day (YYYY-MM-DD) on which a shipment collected on `collectionDate` should arrive. */
export function arrivalWindow(collectionDate: string, { fromDays, toDays }: DayRange) {
  return { from: daysAfter(collectionDate, fromDays), to: daysAfter(collectionDate, toDays) };
}

/** Whole weeks where both ends are, else days: "10 to 14 weeks", "12 to 20 days". */
export function describeTransit({ fromDays, toDays }: DayRange): string {
  const isWeeks = fromDays % 7 === 0 && toDays % 7 === 0;
  const [from, to] = isWeeks ? [fromDays / 7, toDays / 7] : [fromDays, toDays];
  const unit = `${isWeeks ? 'week' : 'day'}${to === 1 ? '' : 's'}`;
  return from === to ? `${to} ${unit}` : `${from} to ${to} ${unit}`;
}

/** The deliveries that counted days are based on; empty for expected days. */
export function describeDeliveries({ deliveries }: Transit): string {
  return deliveries ? `8 in 10 of our last ${deliveries} deliveries took this long.` : '';
}

/** "Your shipment takes 10 to 14 weeks, door to door. 8 in 10 of our last 64 deliveries took this long." */
export function describeDelivery(transit: Transit): string {
  return `Your shipment takes ${describeTransit(transit)}, door to door. ${describeDeliveries(transit)}`.trim();
}
