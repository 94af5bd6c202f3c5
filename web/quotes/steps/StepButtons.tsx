import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import type { StepNumber } from './quote-steps';

interface StepButtonsProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/** Previous and Next, where there is such a step; Next reads "Complete" on the step before the quote. */
export function StepButtons({ step, onStep }: StepButtonsProps) {
  return (
    <Pair>
      {step > 1 && (
        <Button variant="secondary" onClick={() => onStep((step - 1) as StepNumber)}>
          Previous
        </Button>
      )}
      {step < 3 && (
        <Button variant="secondary" onClick={() => onStep((step + 1) as StepNumber)}>
          {step === 2 ? 'Complete' : 'Next'}
        </Button>
      )}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  gap: ${space(2)};
`;
