import { ClientProvider } from '../../../data/ClientProvider';
import { ScreenOnly } from '../../../design/page/print-styles';
import { TitledPanel } from '../../../design/TitledPanel';
import { ChargesPanel, type ChargesPanelProps } from './ChargesPanel';
import { GoodsGuide } from './GoodsGuide';

/** Beside a quote: what may still be due at the destination, and what may be sent there. */
export function GuidePanels(shipment: Omit<ChargesPanelProps, 'isPaid'>) {
  return (
    <ClientProvider>
      <ChargesPanel {...shipment} />
      <ScreenOnly>
        <TitledPanel
          id="goods"
          title="May I send this?"
          isCollapsible
          hint="Check something before you pack it"
        >
          <GoodsGuide destination={shipment.destination} />
        </TitledPanel>
      </ScreenOnly>
    </ClientProvider>
  );
}
