import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Notice } from '../../../design/feedback/Notice';
import { IconButton } from '../../../design/IconButton';
import { space } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import type { BookAgainMutation } from './book-again.generated';

/** The result of booking again: prices then and now, and items that could not be added. */
type BookedAgain = Omit<BookAgainMutation['reorder'], 'cart'> & { readonly number: string };

/** Says what differs from the order that was booked again; empty for everybody else. */
export function BookedAgainNotice() {
  const { state } = useLocation();
  const [booked, setBooked] = useState<BookedAgain | undefined>(state?.bookedAgain);
  if (!booked) return null;
  const { number, was, now, leftOut, isServiceGone } = booked;
  const isSame = was.minorUnits === now.minorUnits;
  return (
    <Notice kind={leftOut.length > 0 || isServiceGone ? 'warn' : 'info'} isAnnounced>
      <Dismissible>
        <div>
          <strong>The items of order {number} are now in your shipment</strong>
          <p>
            {isSame
              ? `The price is the same: ${formatPounds(now.minorUnits)}.`
              : `Prices may differ: was ${formatPounds(was.minorUnits)}, now ${formatPounds(now.minorUnits)}.`}
          </p>
          {isServiceGone && <p>We no longer offer its service, so we've chosen Standard.</p>}
          {leftOut.length > 0 && (
            <>
              <p>Left out:</p>
              <ul>
                {leftOut.map(({ name, quantity, reason }) => (
                  <li key={name}>
                    {quantity} × {name}, {REASONS[reason]}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <IconButton label="Dismiss" onClick={() => setBooked(undefined)}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </Dismissible>
    </Notice>
  );
}

const REASONS = {
  NOT_SOLD: 'no longer sold',
  NOT_TO_DESTINATION: 'no longer available to this destination',
};

const Dismissible = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};

  > button { margin-block: ${space(-3)}; }
  ul { padding-inline-start: ${space(5)}; list-style: disc; }
`;
