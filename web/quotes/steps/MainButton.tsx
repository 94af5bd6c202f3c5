import { Button } from '../../ui/Button';
import { BOOKING_FORM } from './booking-form-id';
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
  const text = QUOTE_STEPS.find(({ number }) => number === step)?.action;
  return step === 3 ? (
    <Button type="submit" form={BOOKING_FORM} isWide={isWide} isBusy={isBusy}>
      {text}
    </Button>
  ) : (
    <Button isWide={isWide} onClick={() => onStep(step === 1 ? 2 : 3)}>
      {text}
    </Button>
  );
}
