/**
 * The discount of a promotion. Server and web run this same code. Money is integer pence.
 */

import type { DestinationKey } from '../destinations.js';
import { plainCode } from '../text.js';

export const PROMOTION_KINDS = ['percent', 'pence', 'freeService'] as const;
/** Per cent of the carriage, an amount off it, or the chosen service for nothing. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** The fields of a promotion that staff set. */
export interface PromotionChange {
  readonly code: string | null;
  readonly name: string;
  readonly kind: PromotionKind;
  readonly value: number;
  readonly destinations: DestinationKey[];
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly minimumPence: number;
  readonly oncePerAccount: boolean;
  readonly usesMax: number | null;
}

/** The terms of a promotion that a checkout freezes. */
export interface PromotionTerms {
  /** Null for a discount that staff give on one quote. */
  readonly id: string | null;
  /** Typed by customers; null for a promotion that applies by itself. */
  readonly code: string | null;
  /** As customers read it. */
  readonly name: string;
  readonly kind: PromotionKind;
  /** Whole per cent, or pence; 0 for a free service. */
  readonly value: number;
  /** The least carriage it holds for. */
  readonly minimumPence: number;
  /** Whether the number of uses is limited, by an account or in all. */
  readonly isLimited: boolean;
}

/** The two parts of a price that a promotion looks at. */
export interface PromotionBase {
  /** Items and the top-up to the minimum charge. */
  readonly carriagePence: number;
  readonly servicePence: number;
}

/** The least that a card can be charged, and so the least that a promotion leaves (Stripe's minimum for GBP). */
export const TOTAL_PENCE_MIN = 30;

/**
 * A promotion code as it is stored and compared: in capitals and signs of a keyboard, without what mail programs put
 * around it.
 */
export function promotionCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}

/**
 * The discount of a promotion, whether it holds or not. Per cent are of the carriage, rounded up to the next penny, so
 * that "10% off" is never less; pence come off the carriage, at most all of it; the service is never reduced in part.
 */
export function promotionPence({ kind, value }: PromotionTerms, base: PromotionBase): number {
  if (kind === 'freeService') return base.servicePence;
  const wanted = kind === 'percent' ? Math.ceil((base.carriagePence * value) / 100) : value;
  return Math.min(wanted, base.carriagePence);
}

/** Why a promotion takes nothing off this price. */
export type PromotionRefusal = 'belowMinimum' | 'leavesTooLittle' | 'nothingToTakeOff';

/** Why a promotion does not hold for a price; null when it does. */
export function promotionRefusal(terms: PromotionTerms, base: PromotionBase): PromotionRefusal | null {
  if (base.carriagePence < terms.minimumPence || base.carriagePence === 0) return 'belowMinimum';
  const offPence = promotionPence(terms, base);
  if (offPence === 0) return 'nothingToTakeOff';
  return base.carriagePence + base.servicePence - offPence < TOTAL_PENCE_MIN ? 'leavesTooLittle' : null;
}

/** The promotion that takes most off, the first of equals; null when none holds. Promotions are never added up. */
export function bestPromotion(
  promotions: readonly PromotionTerms[],
  base: PromotionBase,
): PromotionTerms | null {
  return promotions
    .filter((terms) => promotionRefusal(terms, base) === null)
    .reduce<PromotionTerms | null>(
      (best, terms) => (best && promotionPence(best, base) >= promotionPence(terms, base) ? best : terms),
      null,
    );
}
