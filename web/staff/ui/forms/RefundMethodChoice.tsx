import type { UseFormRegisterReturn } from 'react-hook-form';
import { RadioChoices } from './RadioChoices';

/** How staff refunded what the card provider had refused: a PaymentMethod. */
export function RefundMethodChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <RadioChoices>
      <legend>How was it refunded?</legend>
      <label>
        <input type="radio" value="BANK_TRANSFER" {...field} />
        By bank transfer
      </label>
      <label>
        <input type="radio" value="CARD" {...field} />
        By hand at the card provider
      </label>
    </RadioChoices>
  );
}
