import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { figures, radius } from '../../theme/tokens';
import { IconButton } from '../IconButton';

interface QuantityStepperProps {
  /** What is counted; completes "Remove one …" and "Add one …". */
  name: string;
  /** Which of several quantities of it: "in your shipment". */
  where?: string;
  quantity: number;
  onChange: (quantity: number) => void;
  min?: number;
  max?: number;
  isDisabled?: boolean;
}

/** Minus, a count, plus, in steps of one; the page announces what a press changed. At the minimum, minus keeps the focus. */
export function QuantityStepper({
  name,
  where = '',
  quantity,
  onChange,
  min = 0,
  max = 999,
  isDisabled = false,
}: QuantityStepperProps) {
  const canRemove = !isDisabled && quantity > min;
  const canAdd = !isDisabled && quantity < max;
  return (
    <Frame role="group" aria-label={`Quantity of ${name} ${where}`.trim()}>
      <IconButton
        label={`Remove one ${name}`}
        aria-disabled={!canRemove}
        onClick={() => canRemove && onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </IconButton>
      <Count>{quantity}</Count>
      <IconButton
        label={`Add one ${name}`}
        aria-disabled={!canAdd}
        onClick={() => canAdd && onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </IconButton>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  width: max-content;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Count = styled.span`
  min-width: 2.25em;
  text-align: center;
  ${figures('small')}
`;
