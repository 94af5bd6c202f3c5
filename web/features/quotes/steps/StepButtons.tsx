import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { space, type } from '../../../design/theme/tokens';
import { onPhone } from '../layout';
import { isRestOfDoublePress } from './double-press';
import type { StepNumber } from './quote-steps';

interface StepButtonsProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/**
 * Previous and Next on every step: Previous is disabled on the first, Next on the last, and Next reads "Complete" on the
 * step before the quote.
 */
export function StepButtons({ step, onStep }: StepButtonsProps) {
  const button = (name: string, to: number) => (
    <Button
      variant="secondary"
      disabled={to < 1 || to > 3}
      onClick={(event) => !isRestOfDoublePress(event) && onStep(to as StepNumber)}
    >
      {name}
    </Button>
  );
  return (
    <Pair>
      {button('Previous', step - 1)}
      {button(step === 2 ? 'Complete' : 'Next', step + 1)}
    </Pair>
  );
}

/** On a phone beside the steps, in as little room as a finger needs. */
const Pair = styled.div`
  display: flex;
  gap: ${space(2)};

  ${onPhone} {
    flex: 1;
    justify-content: space-between;
    gap: ${space(1)};
    > button { padding-inline: 0; border-color: transparent; background: transparent; ${type('small', 600)} }
  }
`;
