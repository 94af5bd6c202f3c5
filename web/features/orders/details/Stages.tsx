import { styled } from 'styled-components';
import { FORWARD_STATUSES } from '../../../../rules/orders/order-status-move';
import { toGraphqlEnum } from '../../../data/enums';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { orderBadge } from '../order-labels';
import type { RouteOrder } from './route-text';

const STAGES = FORWARD_STATUSES.map(toGraphqlEnum);

/** The stages of a shipment as a bar, filled up to the present one. */
export function Stages({ status }: { status: RouteOrder['status'] }) {
  const reached = (STAGES as readonly string[]).indexOf(status);
  return (
    <Bar aria-label="Stages">
      {STAGES.map((stage, index) => (
        <Stage
          key={stage}
          $isReached={index <= reached}
          aria-current={index === reached ? 'step' : undefined}
        >
          {orderBadge(stage).label}{' '}
          <VisuallyHidden>{index <= reached ? '(done)' : '(to come)'}</VisuallyHidden>
        </Stage>
      ))}
    </Bar>
  );
}

const Bar = styled.ol`
  display: grid;
  grid-template-columns: repeat(${STAGES.length}, minmax(0, 1fr));
  gap: ${space(1)};
  margin-block-start: ${space(2)};
`;

const Stage = styled.li<{ $isReached: boolean }>`
  padding-block-start: ${space(2)};
  ${type('caption')}
  color: ${color.textMuted};

  &::before {
    content: '';
    display: block;
    height: ${space(1)};
    margin-block: ${space(-2)} ${space(1)};
    border-radius: ${radius.round};
    background: ${({ $isReached }) => ($isReached ? color.accent : color.line)};
  }

  &[aria-current] { ${type('caption', 650)} color: ${color.text}; }
`;
