/**
 * The price of a shipment. Server and web run this same code, so the price shown is the price charged.
 * Money is integer pence, volume is whole cm³.
 */
import { bestPromotion, type PromotionTerms, promotionPence } from './promotion.js';
import { volumeCm3 } from './volume.js';

/** Above this weight an item takes two people and carries the heavy surcharge (specification: 0-30 kg or 30+ kg). */
export const HEAVY_ABOVE_KG = 30;

export const WEIGHT_RANGES = ['upTo30', 'over30'] as const;
/** Kilograms of one custom box: up to 30, or more than 30 (two people lift it). */
export type WeightRange = (typeof WEIGHT_RANGES)[number];

export const SERVICE_LEVELS = ['standard', 'express', 'whiteglove'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** A destination's rates for boxes priced by volume; set by staff. */
export interface CustomBoxRate {
  readonly perCubicMetrePence: number;
  readonly handlingPence: number;
  readonly heavySurchargePence: number;
}

export interface CustomBox {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly depthCm: number;
  readonly weightRange: WeightRange;
}

export interface QuoteLine {
  readonly quantity: number;
  /** null when the item is not sold to the chosen destination; such a line costs nothing and blocks checkout. */
  readonly unitPence: number | null;
  /** 0 for a line that is no piece, such as a charge by staff. */
  readonly unitVolumeCm3: number;
}

export interface QuoteRequest {
  readonly lines: readonly QuoteLine[];
  readonly servicePence: number;
  readonly minimumPence: number;
  /** The promotions that may be used for this shipment; the best of them is. */
  readonly promotions?: readonly PromotionTerms[];
}

export interface Quote {
  /** Sum of the lines that are sold to the destination. */
  readonly itemsPence: number;
  /** Added to reach the destination's minimum charge; 0 when the items reach it. */
  readonly minimumTopUpPence: number;
  readonly minimumPence: number;
  readonly servicePence: number;
  /** The promotion that holds; null without one. */
  readonly promotion: PromotionTerms | null;
  /** The discount of `promotion`. */
  readonly promotionPence: number;
  /** items + top-up - promotion + service; 0 for an empty shipment. */
  readonly totalPence: number;
  readonly itemCount: number;
  readonly volumeCm3: number;
  /** How much may still be added without changing the total. */
  readonly freeAllowancePence: number;
}

/**
 * Adds up a shipment. The minimum charge holds for the items alone, because the service is bought on top
 * of carriage; a chosen service always adds its full price. A promotion comes after both and is a line of its own.
 */
export function quoteShipment({ lines, servicePence, minimumPence, promotions = [] }: QuoteRequest): Quote {
  const sold = lines.filter((line) => line.unitPence !== null && line.quantity > 0);
  const itemsPence = sold.reduce((sum, line) => sum + (line.unitPence ?? 0) * line.quantity, 0);
  const isEmpty = sold.length === 0;
  const minimumTopUpPence = isEmpty ? 0 : Math.max(0, minimumPence - itemsPence);
  const chosenServicePence = isEmpty ? 0 : servicePence;
  const base = { carriagePence: itemsPence + minimumTopUpPence, servicePence: chosenServicePence };
  const promotion = bestPromotion(promotions, base);
  const offPence = promotion ? promotionPence(promotion, base) : 0;
  return {
    itemsPence,
    minimumTopUpPence,
    minimumPence,
    servicePence: chosenServicePence,
    promotion,
    promotionPence: offPence,
    totalPence: base.carriagePence - offPence + chosenServicePence,
    itemCount: sold.reduce((sum, line) => sum + (line.unitVolumeCm3 > 0 ? line.quantity : 0), 0),
    volumeCm3: sold.reduce((sum, line) => sum + line.unitVolumeCm3 * line.quantity, 0),
    freeAllowancePence: minimumTopUpPence,
  };
}

/** How many more items of one price fit under the minimum charge at no extra cost. */
export function itemsAtNoExtraCost(freeAllowancePence: number, unitPence: number): number {
  return unitPence > 0 ? Math.floor(freeAllowancePence / unitPence) : 0;
}

/** Price of one custom box: its volume at the destination's rate rounded up to a penny, handling, and the surcharge over 30 kg. */
export function customBoxPence(box: CustomBox, rate: CustomBoxRate): number {
  const carriagePence = Math.ceil((volumeCm3(box) * rate.perCubicMetrePence) / 1_000_000);
  const heavyPence = box.weightRange === 'over30' ? rate.heavySurchargePence : 0;
  return carriagePence + rate.handlingPence + heavyPence;
}

/** Sides a custom box may have; anything longer than 300 cm needs a surveyor's visit. */
export const CUSTOM_BOX_SIDE_CM = { min: 1, max: 300 } as const;

/** Quantity of one line of a cart. */
export const LINE_QUANTITY = { min: 1, max: 999 } as const;
/** Different lines one cart may hold. */
export const CART_LINES_MAX = 200;
