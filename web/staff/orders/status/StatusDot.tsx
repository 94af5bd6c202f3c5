import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { radius } from '../../../design/theme/tokens';

/** An order's status as a dot that fills on the way: each differs by shape, not by colour alone. */
export const StatusDot = styled.span`
  --dot: ${color.accent};
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border: 2px solid var(--dot);
  border-radius: ${radius.round};

  &[data-status='PROCESSING'] { --dot: ${color.warn}; border-style: dotted; }
  &[data-status='SHIPPED'] { background: conic-gradient(var(--dot) 50%, transparent 0); }
  &[data-status='IN_TRANSIT'] { background: conic-gradient(var(--dot) 80%, transparent 0); }
  &[data-status='DELIVERED'] { --dot: ${color.good}; background: var(--dot); }
  &[data-status='CANCELLED'] { --dot: ${color.bad}; border-radius: 0; height: 0; border-block-end: 0; }
`;
