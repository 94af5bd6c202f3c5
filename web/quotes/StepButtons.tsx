import { Button } from '../ui/Button';
import { Row } from '../ui/Stack';
import type { StepNumber } from './quote-steps';

interface StepButtonsProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
}

/** Previous and Next; Next reads "Complete" on the step before the quote. */
export function StepButtons({ step, onStep }: StepButtonsProps) {
  return (
    <Row gap={2}>
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
    </Row>
  );
}
