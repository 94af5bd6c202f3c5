import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, LinkButton } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatCount } from '../../../lib/formats/formats';
import type { Neighbour, Neighbours } from './use-neighbours';

/** To the previous and next order of the list; the shortcuts press these, and the ends say that they are. */
export function NeighbourLinks({ place, total, previous, next }: Neighbours) {
  return (
    <Bar aria-label="Orders of the list">
      <Step step={-1} neighbour={previous} />
      <span>
        {formatCount(place)} of {formatCount(total)}
      </span>
      <Step step={1} neighbour={next} />
    </Bar>
  );
}

const STEPS: Readonly<Record<1 | -1, { name: string; end: string; keys: string; Icon: LucideIcon }>> = {
  [-1]: { name: 'Previous order', end: 'This is the first order of the list', keys: '[', Icon: ChevronLeft },
  1: { name: 'Next order', end: 'This is the last order of the list', keys: ']', Icon: ChevronRight },
};

function Step({ step, neighbour }: { step: 1 | -1; neighbour: Neighbour | undefined | null }) {
  const toast = useToast();
  const { name, end, keys, Icon } = STEPS[step];
  const shared = { variant: 'secondary', 'aria-keyshortcuts': keys, 'data-step': step } as const;
  if (neighbour)
    return (
      <LinkButton {...shared} to={neighbour.to} title={`${name}: ${neighbour.number}`}>
        <Icon aria-hidden="true" size={18} />
        <VisuallyHidden>
          {name}, {neighbour.number}
        </VisuallyHidden>
      </LinkButton>
    );
  return (
    <Button
      {...shared}
      aria-disabled
      title={neighbour === null ? name : end}
      onClick={() => neighbour === undefined && toast(end)}
    >
      <Icon aria-hidden="true" size={18} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  ${type('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > a, > button { padding-inline: ${space(3)}; }
`;
