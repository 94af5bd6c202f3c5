import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { Heading } from '../../../design/Heading';
import { lazyOptional } from '../../../design/lazy-optional';
import { Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { useCart } from '../../cart/use-cart';
import { MainButton } from '../steps/MainButton';
import type { StepNumber } from '../steps/quote-steps';
import { MinimumNote } from './MinimumNote';
import { NothingYet } from './NothingYet';
import { QuoteFigures } from './QuoteFigures';

/** Lines that leave the total and the button in sight on a laptop. */
const LINES_SHOWN = 7;

interface ShipmentPanelProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/** "Your shipment" beside the step: what it holds, its price and the way on. A sheet opens to change it. */
export function ShipmentPanel({ step, onStep }: ShipmentPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  return (
    <Panel as="section" aria-labelledby="your-shipment">
      <Stack gap={4}>
        <Heading level={2} size="title" id="your-shipment" tabIndex={-1}>
          Your shipment
        </Heading>
        {isEmpty ? <NothingYet /> : <QuoteFigures linesShown={step === 1 ? LINES_SHOWN : 0} />}
        <MinimumNote />
        <Actions>
          <MainButton step={step} onStep={onStep} isWide />
          {!isEmpty && step === 1 && (
            <Button
              variant="secondary"
              isWide
              onPointerEnter={ShipmentDrawer.preload}
              onFocus={ShipmentDrawer.preload}
              onClick={() => setOpen(true)}
            >
              See all items
            </Button>
          )}
        </Actions>
        {!isEmpty && (
          <WhereTall>
            <Suspense>
              <CartPile />
            </Suspense>
          </WhereTall>
        )}
      </Stack>
      <ShipmentDrawer isOpen={isOpen} onOpenChange={setOpen} />
    </Panel>
  );
}

const ShipmentDrawer = lazyDialog(async () => (await import('./ShipmentDrawer')).ShipmentDrawer);

const CartPile = lazyOptional(async () => (await import('../../shipments/pile/CartPile')).CartPile);

/** Where a low window has no room for more than total and button. */
const WhereTall = styled.div`@media (max-height: 50rem) { display: none; }`;

/** Stays in sight where the panel itself scrolls. */
const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  gap: ${space(2)};
  background: ${color.surfaceRaised};
`;
