import type { PaymentMethod } from '../../../apollo/schema.generated';
import { RadioChoices } from './RadioChoices';

interface SentWayChoiceProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** How staff refunded what the card provider had refused. */
export function SentWayChoice({ method, onChange }: SentWayChoiceProps) {
  return (
    <RadioChoices>
      <legend>How was it refunded?</legend>
      <label>
        <input
          type="radio"
          name="method"
          checked={method === 'BANK_TRANSFER'}
          onChange={() => onChange('BANK_TRANSFER')}
        />
        By bank transfer
      </label>
      <label>
        <input type="radio" name="method" checked={method === 'CARD'} onChange={() => onChange('CARD')} />
        By hand at the card provider
      </label>
    </RadioChoices>
  );
}
