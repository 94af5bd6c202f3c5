import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ClientProvider } from '../../../data/ClientProvider';
import { Stack } from '../../../design/Stack';
import { TitledPanel } from '../../../design/TitledPanel';
import { type } from '../../../design/theme/tokens';
import type { CartLine } from '../../cart/cart-types';
import { OwnContainer } from './OwnContainer';
import { PileView } from './PileView';

interface ScalePanelProps extends ComponentProps<typeof OwnContainer> {
  lines: readonly CartLine[];
}

/** A shipment drawn to scale, how it fits, and when a container of one's own costs less. */
export function ScalePanel({ lines, ...shipment }: ScalePanelProps) {
  return (
    <TitledPanel
      id="to-scale"
      title="Your shipment to scale"
      isCollapsible
      hint="How large your shipment is, and what it fills"
    >
      <Small>
        <PileView lines={lines} quote={shipment.quote} height="20rem" />
        <ClientProvider>
          <OwnContainer {...shipment} />
        </ClientProvider>
      </Small>
    </TitledPanel>
  );
}

const Small = styled(Stack)`${type('small')}`;
