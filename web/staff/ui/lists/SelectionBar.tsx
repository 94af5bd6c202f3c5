import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { color } from '../../../design/theme/colors';
import { layer, radius, shadow, space, type } from '../../../design/theme/tokens';

interface SelectionBarProps {
  /** Accessible name. */
  label: string;
  /** The number of selected rows. */
  text: string;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
}

/** Actions on the selected rows; sticky below the list, hidden in print. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="region" aria-label={label}>
      <p role="status">{text}</p>
      {children}
      <Button variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};

  > p { flex: 1 0 auto; ${type('body', 650)} }
  > div { grid-auto-flow: column; grid-template-columns: auto minmax(9rem, 1fr); align-items: center; gap: ${space(2)}; }
  @media print { display: none; }
`;
