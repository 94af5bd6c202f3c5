import type { DestinationKey } from '../../../../rules/destinations';
import { ClientProvider } from '../../../data/ClientProvider';
import { Drawer } from '../../../design/dialogs/Drawer';
import { GoodsGuide } from './GoodsGuide';

interface GoodsDrawerProps {
  destination: DestinationKey;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The guide to goods that may be sent, in a drawer beside the page. */
export function GoodsDrawer({ destination, ...drawer }: GoodsDrawerProps) {
  return (
    <Drawer {...drawer} title="What you may send">
      <ClientProvider>
        <GoodsGuide destination={destination} isListOpen />
      </ClientProvider>
    </Drawer>
  );
}
