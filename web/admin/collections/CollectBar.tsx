import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { layer, radius, shadow, space, type } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { countWords } from './collection-words';

interface CollectBarProps {
  count: number;
  onCollect: () => void;
  onClear: () => void;
}

/** What can be done to the stops that are ticked; stays in sight below the list. */
export function CollectBar({ count, onCollect, onClear }: CollectBarProps) {
  return (
    <Bar role="region" aria-label="Selected stops">
      <p role="status">{countWords(count, 'stop')} selected</p>
      <Button onClick={onCollect}>Mark selected as collected</Button>
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
  @media print { display: none; }
`;
