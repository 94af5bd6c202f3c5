import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { Text } from '../../design/Text';
import { space } from '../../design/theme/tokens';
import { pluralForm } from '../../lib/formats/counts';
import { cubicMetres } from '../ui/cubic-metres';
import { countText, type Stop, unweighedText, weightText } from './collection-text';

/** The goods collected at a stop, their destination and labels. */
export function StopContents({ stop }: { stop: Stop }) {
  const { order, volumeCm3, weightKg, unweighedPieces, describedBoxes } = stop;
  const { lines, itemCount: pieces } = order;
  const described = describedBoxes > 0 ? `, ${describedBoxes} on the packing list` : '';
  return (
    <div>
      <ul>
        {lines.map(({ name, size, remark, quantity }) => (
          <li key={`${name} ${size} ${remark}`}>
            <b>{quantity} ×</b> {name}
            <Text as="span" size="caption" tone="textMuted">
              {[size, remark].filter(Boolean).map((one) => `, ${one}`)}
            </Text>
          </li>
        ))}
      </ul>
      <Sums>
        {[
          countText(pieces, 'piece'),
          cubicMetres(volumeCm3),
          weightKg > 0 ? weightText(weightKg) : undefined,
          unweighedText(unweighedPieces),
        ]
          .filter(Boolean)
          .join(', ')}
      </Sums>
      <Text size="small">
        To {destinationName(order.destination)}, {order.serviceName}
      </Text>
      <Text size="caption" tone="textMuted">
        {pluralForm(pieces, 'Label: box 1', `Labels: boxes 1 to ${pieces}`)}
        {described}
      </Text>
    </div>
  );
}

const Sums = styled.p`margin-block-start: ${space(2)}; font-weight: 650;`;
