import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { space, touchTarget, type } from '../theme/tokens';
import { FieldError } from './Field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
}

/** A checkbox with its label; needs no Field. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = `${useId()}-error`;
  return (
    <div>
      <Line>
        <Box
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        <span>{label}</span>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touchTarget};
  ${type('small')}
  cursor: pointer;
`;

const Box = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${color.accent};
`;
