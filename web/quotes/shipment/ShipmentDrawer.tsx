import { Drawer } from '../../ui/dialogs/Drawer';
import { ShipmentContents } from './ShipmentPanel';

interface ShipmentDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** "Your shipment" in a drawer, where there is no room beside the step. */
export function ShipmentDrawer(props: ShipmentDrawerProps) {
  return (
    <Drawer {...props} title="Your shipment">
      <ShipmentContents />
    </Drawer>
  );
}
