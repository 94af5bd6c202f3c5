import { useState } from 'react';
import { styled } from 'styled-components';
import type { OrderStatus } from '../../gql';
import { orderLook } from '../../orders/order-words';
import { color } from '../../theme/colors';
import { layer, radius, shadow, space, type } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/inputs';
import { BULK_COUNT_MAX, BULK_STATUSES, selectedWords } from './bulk-words';

interface BulkBarProps {
  count: number;
  /** How many of them are on other pages. */
  elsewhere: number;
  onChoose: (status: OrderStatus) => void;
  onClear: () => void;
}

/** What can be done to the orders that are ticked; stays in sight below the list. */
export function BulkBar({ count, elsewhere, onChoose, onClear }: BulkBarProps) {
  const [status, setStatus] = useState<OrderStatus>('shipped');
  return (
    <Bar role="region" aria-label="Selected orders">
      <p role="status">{selectedWords(count, elsewhere)}</p>
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
      <Button variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};

  > p { flex: 1 0 auto; ${type('body', 650)} }
  > div { grid-auto-flow: column; grid-template-columns: auto minmax(9rem, 1fr); align-items: center; gap: ${space(2)}; }
`;
