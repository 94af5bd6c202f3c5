import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import type { StepNumber } from './quote-steps';

interface StepButtonsProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/** Previous and Next; Next reads "Complete" on the step before the quote. */
export function StepButtons({ step, onStep }: StepButtonsProps) {
  return (
    <Pair>
      <Button
        variant="secondary"
        disabled={step === 1}
        onClick={() => step > 1 && onStep((step - 1) as StepNumber)}
      >
        Previous
      </Button>
      <Button disabled={step === 3} onClick={() => step < 3 && onStep((step + 1) as StepNumber)}>
        {step === 2 ? 'Complete' : 'Next'}
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  gap: ${space(2)};
`;
