import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BookAgainMutation } from '../gql';
import { space } from '../theme/tokens';
import { formatPounds } from '../ui/formats';
import { IconButton } from '../ui/IconButton';
import { Notice } from '../ui/Notice';

/** What Book again hands over: the prices then and now, and what could not be put in. */
type BookedAgain = Omit<BookAgainMutation['bookAgain'], 'cart'> & { readonly number: string };

/** Says what is different today from the order that was booked again; nothing for everybody else. */
export function BookedAgainNotice() {
  const { state } = useLocation();
  const [booked, setBooked] = useState<BookedAgain | undefined>(state?.bookedAgain);
  if (!booked) return null;
  const { number, was, now, leftOut, isServiceGone } = booked;
  const isSame = was.minorUnits === now.minorUnits;
  return (
    <Frame>
      <Notice
        kind={leftOut.length > 0 || isServiceGone ? 'warn' : 'info'}
        title={`The items of order ${number} are in your shipment`}
        isAnnounced
      >
        <p>
          {isSame
            ? `The price is the same: ${formatPounds(now.minorUnits)}.`
            : `Prices may differ: was ${formatPounds(was.minorUnits)}, now ${formatPounds(now.minorUnits)}.`}
        </p>
        {isServiceGone && <p>Its service is not offered any more, so standard is chosen.</p>}
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
      </Notice>
      <IconButton label="Dismiss" onClick={() => setBooked(undefined)}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </Frame>
  );
}

const REASONS = {
  notSold: 'not sold any more',
  notToDestination: 'not available to this destination any more',
};

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  ul { padding-inline-start: ${space(5)}; list-style: disc; }
`;
