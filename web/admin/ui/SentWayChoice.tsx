import type { PaymentWay } from '../../apollo/schema.generated';
import { RadioChoices } from './RadioChoices';

interface SentWayChoiceProps {
  way: PaymentWay;
  onChange: (way: PaymentWay) => void;
}

/** How somebody of staff gave back what the card provider would not. */
export function SentWayChoice({ way, onChange }: SentWayChoiceProps) {
  return (
    <RadioChoices>
      <legend>How was it given back?</legend>
      <label>
        <input
          type="radio"
          name="way"
          checked={way === 'bankTransfer'}
          onChange={() => onChange('bankTransfer')}
        />
        By bank transfer
      </label>
      <label>
        <input type="radio" name="way" checked={way === 'card'} onChange={() => onChange('card')} />
        By hand at the card provider
      </label>
    </RadioChoices>
  );
}
