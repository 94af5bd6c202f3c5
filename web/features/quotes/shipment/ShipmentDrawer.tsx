import { Drawer } from '../../../design/dialogs/Drawer';
import { Stack } from '../../../design/Stack';
import { useCart } from '../../cart/use-cart';
import { MainButton } from '../steps/MainButton';
import type { StepNumber } from '../steps/quote-steps';
import { useQuoteStep } from '../steps/use-quote-step';
import { ClearCart } from './ClearCart';
import { MinimumNote } from './MinimumNote';
import { NothingYet } from './NothingYet';
import { QuoteFigures } from './QuoteFigures';
import { ShipmentLines } from './ShipmentLines';

interface ShipmentDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** "Your shipment" in a sheet: every line to change or remove, how the total adds up, and the way on. */
export function ShipmentDrawer(props: ShipmentDrawerProps) {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const { step, goTo } = useQuoteStep();

  function goOn(next: StepNumber): void {
    props.onOpenChange(false);
    goTo(next);
  }

  return (
    <Drawer {...props} title="Your shipment" isRead>
      <Stack gap={4}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <ShipmentLines />
            <QuoteFigures />
          </>
        )}
        <MinimumNote />
        {step < 3 && <MainButton step={step} onStep={goOn} isWide />}
        <ClearCart />
      </Stack>
    </Drawer>
  );
}
