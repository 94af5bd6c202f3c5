/** Messages about what a change costs or refunds, with the sum and the card. */

import type { ChangeRefusal } from '../../../data/schema.generated';
import { formatPounds } from '../../../lib/formats/formats';
import { brandName } from '../payment-labels';
import type { ChangePreviewPartsFragment } from './carry-out-change.generated';
import { momentText } from './deadline-text';

type Preview = Pick<ChangePreviewPartsFragment, 'kind' | 'refund' | 'extra' | 'cards'>;

export const NO_CHARGE = 'Free: this change costs nothing.';

/** "You will get £412.00 back to your Visa ending 4242", "You pay £30.00 more", or that nothing is charged. */
export function moneyText({ kind, refund, extra, cards }: Preview): string {
  if (kind === 'EXTRA') return `You'll pay ${formatPounds(extra.minorUnits)} more.`;
  if (kind !== 'REFUND') return NO_CHARGE;
  const [card, ...others] = cards;
  if (!card || others.length > 0) {
    const parts = cards.map((one) => `${formatPounds(one.amount.minorUnits)} to your ${cardName(one)}`);
    return `You'll get ${formatPounds(refund.minorUnits)} back: ${parts.join(' and ')}.`;
  }
  return `You'll get ${formatPounds(refund.minorUnits)} back to your ${cardName(card)}.`;
}

/** Why the customer cannot change the order. */
export function refusalMessage(reason: ChangeRefusal, deadline: string | null): string {
  switch (reason) {
    case 'TOO_LATE':
      return deadline
        ? `You could change this booking until ${momentText(deadline)}, 24 hours before your collection date.`
        : "It's too late to change this booking.";
    case 'UNDER_WAY':
      return "We've collected your shipment, so you can no longer change the booking here.";
    case 'CANCELLED':
      return 'This booking is cancelled.';
    case 'UNPAID':
      return "You haven't paid for this booking, so there's nothing to change here.";
  }
}

function cardName({ cardBrand, cardLast4 }: Preview['cards'][number]): string {
  return cardLast4 ? `${brandName(cardBrand)} ending ${cardLast4}` : 'bank account';
}
