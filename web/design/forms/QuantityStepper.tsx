import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { color } from '../theme/colors';
import { figures, radius, space, touchTarget } from '../theme/tokens';
import { FieldError } from './Field';

interface QuantityStepperProps {
  /** The thing that is counted; completes "Remove one …" and "Add one …". */
  name: string;
  /** The place of this quantity, where the thing has several: "in your shipment". */
  where?: string;
  quantity: number;
  onChange: (quantity: number) => void;
  min?: number;
  max?: number;
  isDisabled?: boolean;
}

/** The text being typed, and the quantity from before, which stays when the text is no quantity. */
interface Typing {
  readonly text: string;
  readonly before: number;
}

/**
 * Minus, a quantity to type, plus, in steps of one; the page announces what changed. At the minimum, minus keeps the
 * focus.
 */
export function QuantityStepper({
  name,
  where = '',
  quantity,
  onChange,
  min = 0,
  max = 999,
  isDisabled = false,
}: QuantityStepperProps) {
  const [typing, setTyping] = useState<Typing>();
  const [error, setError] = useState<string>();
  const errorId = useId();
  const label = `Quantity of ${name} ${where}`.trim();
  const canRemove = !isDisabled && quantity > min;
  const canAdd = !isDisabled && quantity < max;

  function step(by: 1 | -1): void {
    setError(undefined);
    setTyping(undefined);
    onChange(quantity + by);
  }

  function type(text: string): void {
    const { before } = typing ?? { before: quantity };
    const wanted = readWhole(text, min, max);
    setTyping({ text, before });
    setError(text && wanted === null ? `Enter a whole number from ${min} to ${max}.` : undefined);
    if ((wanted ?? before) !== quantity) onChange(wanted ?? before);
  }

  return (
    <div>
      <Frame role="group" aria-label={label}>
        <IconButton
          label={`Remove one ${name}`}
          aria-disabled={!canRemove}
          onClick={() => canRemove && step(-1)}
        >
          <Minus aria-hidden="true" size={18} />
        </IconButton>
        <Count
          aria-label={label}
          aria-describedby={error && errorId}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          readOnly={isDisabled}
          value={typing?.text ?? quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyping(undefined)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Enter') return;
            setTyping(undefined);
            currentTarget.select();
          }}
        />
        <IconButton label={`Add one ${name}`} aria-disabled={!canAdd} onClick={() => canAdd && step(1)}>
          <Plus aria-hidden="true" size={18} />
        </IconButton>
      </Frame>
      {error && (
        <Problem>
          <FieldError id={errorId}>{error}</FieldError>
        </Problem>
      )}
    </div>
  );
}

function readWhole(text: string, min: number, max: number): number | null {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : null;
}

const Frame = styled.div`
  display: inline-flex;
  align-items: center;
  width: max-content;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
`;

const Count = styled.input`
  width: 2.75em;
  min-height: calc(${touchTarget} - 2px);
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  text-align: center;
  ${figures('small')}

  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px ${color.bad}; }
`;

const Problem = styled.div`max-width: 9rem; padding-block-start: ${space(1)};`;
