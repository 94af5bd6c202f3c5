import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { DestinationKey } from '../../../../rules/destinations';
import { LINE_QUANTITY } from '../../../../rules/prices/quote';
import { QuantityStepper } from '../../../design/forms/QuantityStepper';
import { IconButton } from '../../../design/IconButton';
import { ItemPicture } from '../../../design/ItemPicture';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { Money } from '../../../lib/formats/Money';
import type { CartLine } from '../../cart/cart-types';
import { useCart } from '../../cart/use-cart';
import { LocalSize } from '../../shipments/LocalSize';
import { notAvailableText } from '../../shipments/quote-text';

/** Every line of the cart, with quantity and remove. */
export function ShipmentLines() {
  const { lines, destination, setLineQuantity, remove } = useCart((cart) => ({
    lines: cart.lines,
    destination: cart.destination,
    setLineQuantity: cart.setLineQuantity,
    remove: cart.remove,
  }));
  return (
    <List>
      {lines.map((line) => (
        <ShipmentLine
          key={line.key}
          line={line}
          destination={destination}
          onQuantity={setLineQuantity}
          onRemove={remove}
        />
      ))}
    </List>
  );
}

interface ShipmentLineProps {
  line: CartLine;
  destination: DestinationKey;
  onQuantity: (line: CartLine, quantity: number) => void;
  onRemove: (line: CartLine) => void;
}

/** Memoised, so that a press in a long shipment takes less than a frame. */
const ShipmentLine = memo(function ShipmentLine({
  line,
  destination,
  onQuantity,
  onRemove,
}: ShipmentLineProps) {
  const isSold = line.unitPence !== null;
  return (
    <Line>
      <ItemPicture imageUrl={line.imageUrl} altText="" box={line.customBox} width="3.5rem" isSmall />
      <Details>
        <Name>{line.name}</Name>
        {line.customBox && (
          <Text size="caption" tone="textMuted">
            <LocalSize size={line.size} />
          </Text>
        )}
        {isSold ? (
          <Text size="caption" tone="textMuted">
            <Money pence={line.unitPence ?? 0} /> each{line.isProvisional && ', provisional'}
          </Text>
        ) : (
          <Text size="caption" tone="warn" weight={600}>
            {notAvailableText(destination)}
          </Text>
        )}
      </Details>
      <Sum>{isSold && <Money pence={(line.unitPence ?? 0) * line.quantity} size="small" />}</Sum>
      <Controls>
        <QuantityStepper
          name={line.name}
          where="in your shipment"
          quantity={line.quantity}
          min={LINE_QUANTITY.min}
          max={isSold ? LINE_QUANTITY.max : line.quantity}
          onChange={(quantity) => onQuantity(line, quantity)}
        />
        <IconButton label={`Remove ${line.name}`} onClick={() => onRemove(line)}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </Controls>
    </Line>
  );
});

/** Container width from which a line is one row. */
const wideList = '@container (min-width: 34rem)';

const List = styled.ul`
  container-type: inline-size;
  display: grid;

  > li { padding-block: ${space(3)}; border-block-end: 1px solid ${color.line}; }
  > li:first-child { padding-block-start: 0; }
  > li:last-child { padding-block-end: 0; border-block-end: 0; }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)} ${space(3)};

  ${wideList} { grid-template-columns: auto minmax(0, 1fr) 6rem auto; align-items: center; }
`;

const Details = styled.div`overflow-wrap: anywhere;`;
const Name = styled.p`${type('small', 600)}`;
const Sum = styled.div`text-align: end;`;

const Controls = styled.div`
  display: flex;
  grid-column: 2 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  ${wideList} { grid-column: auto; }
`;
