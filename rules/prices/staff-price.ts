/** The price of a quote by staff: catalogue prices, free lines, the price by phone, and an adjustment with its reason. */
import { phonePence } from './phone-price.js';
import type { PromotionTerms } from './promotion.js';
import { type Quote, type QuoteLine, quoteShipment } from './quote.js';

/** The name of the line that makes the price by phone. */
export const BY_PHONE = 'Booking by phone';

/** A line with text and price by staff, such as a container from door to door. */
export interface FreeLine {
  readonly name: string;
  readonly pence: number;
}

export const ADJUSTMENT_KINDS = ['percent', 'pence'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** A rise or, below zero, a fall of a price, in whole per cent of the total or in pence. */
export interface Adjustment {
  readonly kind: AdjustmentKind;
  readonly value: number;
  /** As the customer reads it. */
  readonly reason: string;
}

interface StaffPriceRequest {
  /** Catalogue items and custom boxes. */
  readonly goods: readonly QuoteLine[];
  readonly freeLines: readonly FreeLine[];
  readonly servicePence: number;
  /** The minimum charge of the destination; free lines alone need not reach it. */
  readonly minimumPence: number;
  /** Saving of online over the phone price; 0 for a quote at the online price. */
  readonly savingPercent: number;
  readonly adjustment: Adjustment | null;
}

interface StaffPrice {
  /** The free lines, and those that raise the price. */
  readonly freeLines: readonly FreeLine[];
  /** The sums; an adjustment below zero is their promotion. */
  readonly sums: Quote;
  /** Whether the adjustment would take off more than the goods and free lines cost, or leave too little to pay. */
  readonly isTooLow: boolean;
}

/**
 * Adds up a quote by staff. Free lines are as staff say them; the phone price is made of everything else. What raises
 * the price is a further line, on top of the minimum charge; what lowers it is a discount.
 */
export function priceByStaff(request: StaffPriceRequest): StaffPrice {
  const { goods, freeLines, servicePence, savingPercent, adjustment } = request;
  const minimumPence = goods.length > 0 ? request.minimumPence : 0;
  const price = (raising: readonly FreeLine[], promotions: readonly PromotionTerms[] = []) =>
    quoteShipment({
      lines: [...goods, ...[...freeLines, ...raising].map(toQuoteLine)],
      ...{ servicePence, minimumPence: minimumPence + sumOf(raising), promotions },
    });
  const listPence = price([]).totalPence - sumOf(freeLines);
  const byPhonePence = phonePence(listPence, savingPercent) ?? listPence;
  const byPhone = byPhonePence > listPence ? [{ name: BY_PHONE, pence: byPhonePence - listPence }] : [];
  const pence = adjustment ? adjustmentPence(price(byPhone).totalPence, adjustment) : 0;
  const name = adjustment?.reason ?? '';
  const raising = pence > 0 ? [...byPhone, { name, pence }] : byPhone;
  const sums = price(raising, pence < 0 ? [discount(name, -pence)] : []);
  return {
    freeLines: [...freeLines, ...raising],
    sums,
    isTooLow: sums.promotionPence !== Math.max(0, -pence),
  };
}

/** The pence that an adjustment adds to a total; per cent are rounded to the nearest penny. */
function adjustmentPence(totalPence: number, { kind, value }: Adjustment): number {
  return kind === 'pence' ? value : Math.round((totalPence * value) / 100);
}

const toQuoteLine = ({ pence }: FreeLine): QuoteLine => ({
  quantity: 1,
  unitPence: pence,
  unitVolumeCm3: 0,
});

const sumOf = (lines: readonly FreeLine[]) => lines.reduce((sum, { pence }) => sum + pence, 0);

const discount = (name: string, value: number): PromotionTerms => ({
  ...{ id: null, code: null, name, kind: 'pence', value, minimumPence: 0, isLimited: false },
});
