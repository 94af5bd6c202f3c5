import { type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import {
  type PromotionRefusal,
  type PromotionTerms,
  TOTAL_PENCE_MIN,
} from '../../../../rules/prices/promotion.js';
import { inPounds } from '../../../platform/values/format.js';

/** Reason why a code cannot be used. */
export type Refusal =
  | PromotionRefusal
  | 'unknown'
  | 'ended'
  | 'notYet'
  | 'otherDestination'
  | 'usedByAccount'
  | 'usedUp';

/** A sentence with the reason why a code cannot be used. */
export function refusalText(
  refusal: Refusal,
  terms?: Pick<PromotionTerms, 'minimumPence'>,
  destination?: DestinationKey,
): string {
  switch (refusal) {
    case 'unknown':
      return "We don't know this code. Check it and try again.";
    case 'ended':
      return 'This code has expired.';
    case 'notYet':
      return "This code can't be used yet.";
    case 'otherDestination':
      return `This code isn't for shipments to ${destination ? destinationName(destination) : 'this destination'}.`;
    case 'usedByAccount':
      return "You've used this promotion already. It's once for each account.";
    case 'usedUp':
      return 'This promotion has been used up.';
    case 'belowMinimum':
      return `This code is for shipments from ${inPounds(terms?.minimumPence ?? 0)}, before the service.`;
    case 'leavesTooLittle':
      return `This code would leave less than ${TOTAL_PENCE_MIN}p to pay, and card payments start there. Add an item.`;
    case 'nothingToTakeOff':
      return 'This code makes the service free, and yours is included. Choose another service first.';
  }
}

/** A saved quote's conditions besides its last day, in two sentences; null without any. */
export function quoteCondition(promotion: PromotionTerms | null): string | null {
  return promotion?.isLimited
    ? `“${promotion.name}” is limited. We reserve it when you check out, not when you save the quote.`
    : null;
}

/** The line of a promotion in an email; none without one. */
export function promotionRow(
  promotion: Pick<PromotionTerms, 'name'> | null,
  pence: number,
): [string, string][] {
  return promotion && pence > 0 ? [[`Discount: ${promotion.name}`, `-${inPounds(pence)}`]] : [];
}
