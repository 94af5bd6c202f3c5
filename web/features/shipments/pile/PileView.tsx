import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { type } from '../../../design/theme/tokens';
import type { CartLine } from '../../cart/cart-types';
import { FitGauge } from './FitGauge';
import { PileDrawing } from './PileDrawing';
import { pileOf } from './pile-of';
import { describePile, leftOutText, measuresText } from './pile-text';
import type { ShipmentSums } from './shipment-sums';

interface PileViewProps {
  lines: readonly CartLine[];
  quote: ShipmentSums;
  /** The CSS height of the drawing. */
  height: string;
}

/** A shipment as a pile to scale, in words, and how far it fills a container. */
export function PileView({ lines: current, quote, height }: PileViewProps) {
  const lines = useDeferredValue(current);
  const pile = useMemo(() => pileOf(lines), [lines]);
  const leftOut = leftOutText(pile);
  return (
    <Stack gap={3}>
      {pile.items.length > 0 && (
        <figure>
          <Frame $height={height}>
            <PileDrawing
              pile={pile}
              title="Your shipment to scale"
              description={describePile(pile, lines, quote.volumeCm3)}
              keys={lines.map(({ key }) => key)}
            />
          </Frame>
          <Caption>Stacked: {measuresText(pile)}.</Caption>
        </figure>
      )}
      {leftOut && <Caption as="p">{leftOut}</Caption>}
      <FitGauge quote={quote} />
    </Stack>
  );
}

const Frame = styled.div<{ $height: string }>`height: ${({ $height }) => $height};`;

const Caption = styled.figcaption`
  ${type('small')}
  color: ${color.textMuted};
`;
