import { useState } from 'react';
import type { OrderStatus } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Select } from '../../../design/forms/inputs';
import { orderBadge } from '../../../features/orders/order-labels';
import { SelectionBar } from '../../ui/lists/SelectionBar';
import { BULK_COUNT_MAX, BULK_STATUSES, selectedText } from './bulk-text';

interface BulkBarProps {
  count: number;
  /** How many are on other pages. */
  elsewhere: number;
  onChoose: (status: OrderStatus) => void;
  onClear: () => void;
}

/** Actions on the selected orders. */
export function BulkBar({ count, elsewhere, onChoose, onClear }: BulkBarProps) {
  const [status, setStatus] = useState<OrderStatus>('SHIPPED');
  return (
    <SelectionBar label="Selected orders" text={selectedText(count, elsewhere)} onClear={onClear}>
      <Field label="Set status to">
        <Select value={status} onChange={({ target }) => setStatus(target.value as OrderStatus)}>
          {BULK_STATUSES.map((one) => (
            <option key={one} value={one}>
              {orderBadge(one).label}
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
