import { useState } from 'react';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { orderLook } from '../../../orders/order-words';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/forms/Field';
import { Select } from '../../../ui/forms/inputs';
import { SelectionBar } from '../../ui/lists/SelectionBar';
import { BULK_COUNT_MAX, BULK_STATUSES, selectedWords } from './bulk-words';

interface BulkBarProps {
  count: number;
  /** How many of them are on other pages. */
  elsewhere: number;
  onChoose: (status: OrderStatus) => void;
  onClear: () => void;
}

/** What can be done to the orders that are ticked. */
export function BulkBar({ count, elsewhere, onChoose, onClear }: BulkBarProps) {
  const [status, setStatus] = useState<OrderStatus>('SHIPPED');
  return (
    <SelectionBar label="Selected orders" words={selectedWords(count, elsewhere)} onClear={onClear}>
      <Field label="Set status to">
        <Select value={status} onChange={({ target }) => setStatus(target.value as OrderStatus)}>
          {BULK_STATUSES.map((one) => (
            <option key={one} value={one}>
              {orderLook(one).words}
            </option>
          ))}
        </Select>
      </Field>
      <Button disabled={count > BULK_COUNT_MAX} onClick={() => onChoose(status)}>
        Change status
      </Button>
    </SelectionBar>
  );
}
