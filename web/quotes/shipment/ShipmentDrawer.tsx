import { useCart } from '../../cart/use-cart';
import { Drawer } from '../../ui/dialogs/Drawer';
import { Stack } from '../../ui/Stack';
import { ClearCart } from './ClearCart';
import { MinimumNote } from './MinimumNote';
import { NothingYet } from './NothingYet';
import { QuoteFigures } from './QuoteFigures';
import { ShipmentLines } from './ShipmentLines';

interface ShipmentDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** "Your shipment" in a sheet: every line to change or remove, and how the total adds up. */
export function ShipmentDrawer(props: ShipmentDrawerProps) {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  return (
    <Drawer {...props} title="Your shipment">
      <Stack gap={4}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <ShipmentLines />
            <QuoteFigures />
          </>
        )}
        <ClearCart />
        <MinimumNote />
      </Stack>
    </Drawer>
  );
}
