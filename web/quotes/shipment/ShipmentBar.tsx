import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { useCart } from '../../cart/use-cart';
import { color } from '../../theme/colors';
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
} from '../../theme/tokens';
import { plural } from '../../ui/counts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog';
import { formatPounds } from '../../ui/formats';
import type { StepNumber } from '../steps/quote-steps';
import { StepButtons } from '../steps/StepButtons';

interface ShipmentBarProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/** On narrow screens: the total and the next step, always visible; the total opens "Your shipment". */
export function ShipmentBar({ step, onStep }: ShipmentBarProps) {
  const { quote, isProvisional, isRepricing } = useCart(({ quote, isProvisional, isRepricing }) => ({
    quote,
    isProvisional,
    isRepricing,
  }));
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar>
      <RoomForBar />
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-busy={isRepricing}
        onPointerEnter={ShipmentDrawer.preload}
        onFocus={ShipmentDrawer.preload}
        onClick={() => setOpen(true)}
      >
        <Sum>
          {formatPounds(quote.totalPence)} <ChevronUp aria-hidden="true" size={16} />
        </Sum>
        <Count>
          {plural(quote.itemCount, 'item')}
          {isProvisional && ', provisional'}
        </Count>
      </Opener>
      <StepButtons step={step} onStep={onStep} />
      <ShipmentDrawer isOpen={isOpen} onOpenChange={setOpen} />
    </Bar>
  );
}

const ShipmentDrawer = lazyDialog(async () => (await import('./ShipmentDrawer')).ShipmentDrawer);

const BAR_HEIGHT = '3.8125rem';

const RoomForBar = createGlobalStyle`
  ${belowDesktop} {
    :root { --bottom-bar: calc(${BAR_HEIGHT} + env(safe-area-inset-bottom)); }
  }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
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

const Opener = styled.button`
  display: grid;
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
