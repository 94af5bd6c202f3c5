/** A charge that staff add to an order, for its customer to pay. Money is whole pence. */
import { TOTAL_PENCE_MIN } from '../prices/promotion.js';

/** The limits of a charge: the least card payment, and £10,000. */
export const CHARGE_PENCE = { min: TOTAL_PENCE_MIN, max: 1_000_000 } as const;
/** Characters of what it is for, and of why. */
export const CHARGE_NAME_MAX = 60;
export const CHARGE_REASON_MAX = 300;

export const CHARGE_STATES = ['open', 'paid', 'withdrawn'] as const;
/** How a charge stands. */
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Every move of a charge: what is paid or withdrawn stays so. */
export const CHARGE_MOVES: Readonly<Record<ChargeState, readonly ChargeState[]>> = {
  open: ['paid', 'withdrawn'],
  paid: [],
  withdrawn: [],
};

/** The problem with a charge's amount in pence; null when it can be asked for. */
export function checkChargePence(pence: number): string | null {
  if (!Number.isSafeInteger(pence) || pence < CHARGE_PENCE.min) return 'Enter an amount of at least £0.30';
  return pence > CHARGE_PENCE.max ? 'Enter an amount up to £10,000' : null;
}
