import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { color } from '../../../design/theme/colors';
import {
  belowDesktop,
  bottomBar,
  figures,
  from,
  layer,
  radius,
  shadow,
  space,
  touchTarget,
  type,
} from '../../../design/theme/tokens';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { useCart } from '../../cart/use-cart';
import { shortMinimumText } from '../../shipments/quote-text';
import { MainButton } from '../steps/MainButton';
import type { StepNumber } from '../steps/quote-steps';
import { useIsCartKnown } from './use-is-cart-known';

interface ShipmentBarProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
  isBooking: boolean;
}

/**
 * On narrow screens: the total, why it is that, and the button of the step, always visible. The total opens "Your
 * shipment".
 */
export function ShipmentBar({ step, onStep, isBooking }: ShipmentBarProps) {
  const { quote, isProvisional, isRepricing, rate } = useCart((cart) => ({
    quote: cart.quote,
    isProvisional: cart.isProvisional,
    isRepricing: cart.isRepricing,
    rate: cart.rates.destinations[cart.destination],
  }));
  const isKnown = useIsCartKnown();
  const [isOpen, setOpen] = useState(false);
  const reason = shortMinimumText(quote, rate);
  return (
    <Bar data-bottom-bar>
      <RoomForBar $hasReason={reason !== null} />
      {reason && <Reason>{reason}</Reason>}
      <Opener
        type="button"
        data-press="shipment"
        aria-haspopup="dialog"
        aria-busy={isRepricing}
        onPointerEnter={ShipmentDrawer.preload}
        onFocus={ShipmentDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <Sum>
          {isKnown ? formatPounds(quote.totalPence) : <Skeleton width="4.5rem" />}
          <ChevronUp aria-hidden="true" size={16} />
        </Sum>
        <Count>
          {isKnown ? plural(quote.itemCount, 'item') : 'Your shipment'}
          {isProvisional && ', provisional'}
        </Count>
      </Opener>
      <MainButton step={step} onStep={onStep} isBusy={isBooking} />
      <ShipmentDrawer isOpen={isOpen} onOpenChange={setOpen} />
    </Bar>
  );
}

const ShipmentDrawer = lazyDialog(async () => (await import('./ShipmentDrawer')).ShipmentDrawer);

const BAR_HEIGHT = '3.8125rem';
const REASON_HEIGHT = '1.5rem';

const RoomForBar = createGlobalStyle<{ $hasReason: boolean }>`
  ${belowDesktop} {
    :root {
      --bottom-bar: calc(${BAR_HEIGHT} + ${({ $hasReason }) => ($hasReason ? REASON_HEIGHT : '0rem')} + env(safe-area-inset-bottom));
    }
  }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: ${bottomBar};
  padding: ${space(2)} ${space(4)} calc(${space(2)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};

  /* The narrowest phones have no room for a long sum beside wide buttons. */
  @media (max-width: 359px) {
    padding-inline: ${space(2)};
    button { padding-inline: ${space(2)}; }
  }

  ${from.desktop} { display: none; }
`;

const Reason = styled.p`
  grid-column: 1 / -1;
  padding: 0 ${space(1)} ${space(1)};
  ${type('caption')}
  color: ${color.textMuted};
`;

const Opener = styled.button`
  display: grid;
  justify-self: start;
  min-width: 0;
  min-height: ${touchTarget};
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  text-align: start;
  cursor: pointer;
`;

const Sum = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${figures('medium', 700)}
`;

const Count = styled.span`${type('caption')} color: ${color.textMuted};`;
