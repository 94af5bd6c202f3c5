import type { Chances } from '../../../server/test/rubbish/chances.js';
import { persistGraphql, Refused, type Wire } from './shop-calls.js';
import { APPLY_PROMOTION, CREATE_PROMOTION, REMOVE_PROMOTION } from './shop-queries.js';

/** A code for everybody: it holds once for an account, and has few places. */
const CODE = 'FIRST-COME';
const OFF_PENCE = 2_500;
/** An automatic promotion, whose minimum a part of all shipments reaches. */
const AUTOMATIC = { name: 'Large shipments', kind: 'PERCENT', value: 7, minimum: 30_000 };

/** Staff begin two promotions: one that applies by itself, and one with a code and so many places. */
export async function makePromotions(
  wire: Wire,
  chances: Chances,
  token: string,
  places: number,
): Promise<void> {
  const limited = { code: CODE, name: 'First come', kind: 'PENCE', value: OFF_PENCE };
  for (const input of [AUTOMATIC, { ...limited, oncePerAccount: true, usesMax: places }])
    await persistGraphql(wire, chances, { query: CREATE_PROMOTION, variables: { input }, token });
}

interface ShownTotal {
  readonly quote: { readonly total: { readonly minorUnits: number } };
}

/** The total with the code; null when it is refused, because it is used up or by this account. */
export async function applyCode(wire: Wire, token: string, chances: Chances): Promise<number | null> {
  const call = { query: APPLY_PROMOTION, variables: { code: CODE }, token };
  try {
    const { applyPromotion } = await persistGraphql<{ applyPromotion: ShownTotal }>(wire, chances, call);
    return applyPromotion.quote.total.minorUnits;
  } catch (error) {
    if (error instanceof Refused && error.code === 'BAD_INPUT') return null;
    throw error;
  }
}

/** The total without the code. */
export async function removeCode(wire: Wire, token: string, chances: Chances): Promise<number> {
  const call = { query: REMOVE_PROMOTION, token };
  const { removePromotion } = await persistGraphql<{ removePromotion: ShownTotal }>(wire, chances, call);
  return removePromotion.quote.total.minorUnits;
}

/** Whether a checkout was refused as the last place of the promotion has gone since the total was shown. */
export function isPlaceGone(error: unknown): boolean {
  return error instanceof Refused && ['PRICES_CHANGED', 'CONFLICT'].includes(error.code);
}
