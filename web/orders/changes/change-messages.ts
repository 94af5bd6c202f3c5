/** Messages about what a change costs or refunds, with the sum and the card. */

import type { ChangeRefusal } from '../../apollo/schema.generated';
import { formatPounds } from '../../ui/formats';
import { brandName } from '../order-labels';
import type { ChangePreviewPartsFragment } from './carry-out-change.generated';
import { momentText } from './deadline-text';

type Preview = Pick<ChangePreviewPartsFragment, 'kind' | 'refund' | 'extra' | 'cards'>;

/** "You will get £412.00 back to your Visa ending 4242", "You pay £30.00 more", or that nothing is charged. */
export function moneyText({ kind, refund, extra, cards }: Preview): string {
  if (kind === 'EXTRA') return `You pay ${formatPounds(extra.minorUnits)} more.`;
  if (kind !== 'REFUND') return 'There is no charge for this change.';
  const [card, ...others] = cards;
  if (!card || others.length > 0) {
    const parts = cards.map((one) => `${formatPounds(one.amount.minorUnits)} to your ${cardName(one)}`);
    return `You will get ${formatPounds(refund.minorUnits)} back: ${parts.join(' and ')}.`;
  }
  return `You will get ${formatPounds(refund.minorUnits)} back to your ${cardName(card)}.`;
}

/** "Collection moved from 6 to 13 December", before it is done: "Move collection from 6 to 13 December". */
export function planText(done: string): string {
  return done
    .replace(/^Collection moved/, 'Move collection')
    .replace(
      /^(\w)(.*?) changed/,
      (_, first: string, rest: string) => `Change ${first.toLowerCase()}${rest}`,
    );
}

/** Why the customer cannot change the order. */
export function refusalMessage(reason: ChangeRefusal, deadline: string | null): string {
  switch (reason) {
    case 'TOO_LATE':
      return deadline
        ? `Changes were possible until ${momentText(deadline)}, 24 hours before your collection date.`
        : 'It is too late to change this booking.';
    case 'UNDER_WAY':
      return 'Your shipment has been collected, so the booking can no longer be changed here.';
    case 'CANCELLED':
      return 'This booking is cancelled.';
    case 'UNPAID':
      return 'This booking is not paid, so there is nothing to change here.';
  }
}

function cardName({ cardBrand, cardLast4 }: Preview['cards'][number]): string {
  return cardLast4 ? `${brandName(cardBrand)} ending ${cardLast4}` : 'bank account';
}
