import { Button } from '../../../design/Button';
import { BOOKING_FORM } from './booking-form-id';
import { isRestOfDoublePress } from './double-press';
import { QUOTE_STEPS, type StepNumber } from './quote-steps';

interface MainButtonProps {
  step: StepNumber;
  onStep: (step: StepNumber) => void;
  isWide?: boolean;
  /** The booking form is being sent. */
  isBusy?: boolean;
}

/** The one way on from a step; its text says where it leads. The last step sends the booking form. */
export function MainButton({ step, onStep, isWide, isBusy }: MainButtonProps) {
  const isLast = step === 3;
  return (
    <Button
      {...(isLast && { type: 'submit', form: BOOKING_FORM })}
      isWide={isWide}
      isBusy={isBusy}
      onClick={(event) => {
        if (isRestOfDoublePress(event)) event.preventDefault();
        else if (!isLast) onStep(step === 1 ? 2 : 3);
      }}
    >
      {QUOTE_STEPS.find(({ number }) => number === step)?.action}
    </Button>
  );
}
