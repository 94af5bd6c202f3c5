import type { DestinationKey } from '../../../rules/destinations';
import { ClientProvider } from '../../apollo/ClientProvider';
import { OnScreen } from '../../ui/page/print-styles';
import { TitledPanel } from '../../ui/TitledPanel';
import { ChargesPanel } from './ChargesPanel';
import { GoodsGuide } from './GoodsGuide';

interface GuidePanelsProps {
  destination: DestinationKey;
  totalPence: number;
}

/** Beside a quote: what may still be due at the destination, and what may be sent there. */
export function GuidePanels({ destination, totalPence }: GuidePanelsProps) {
  return (
    <ClientProvider>
      <ChargesPanel destination={destination} totalPence={totalPence} />
      <OnScreen>
        <TitledPanel id="goods" title="May I send this?" isFoldable hint="Check something before you pack it">
          <GoodsGuide destination={destination} />
        </TitledPanel>
      </OnScreen>
    </ClientProvider>
  );
}
