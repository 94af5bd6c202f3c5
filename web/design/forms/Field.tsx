import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { space, type } from '../theme/tokens';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Why the value was refused; marks the control as invalid. */
  error?: string;
  /** Says "(optional)" beside the label. */
  isOptional?: boolean;
  /** One TextInput, Select or DateInput. */
  children: ReactNode;
}

/** Label, hint and error around one control; the control finds its id and descriptions by itself. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Lines>
      <Label htmlFor={id}>
        {label}
        {isOptional && <Optional> (optional)</Optional>}
      </Label>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Lines>
  );
}

/** The message under an invalid control. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <Refusal id={id} aria-live="polite">
      <CircleAlert aria-hidden="true" size={16} />
      {children}
    </Refusal>
  );
}

/** The attributes that the surrounding Field gives its control, for building other controls. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}

const FieldContext = createContext<FieldControl>({});

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1.5)};
`;

const Label = styled.label`${type('small', 600)}`;
const Optional = styled.span`font-weight: 400; color: ${color.textMuted};`;
const Hint = styled.p`${type('caption')} color: ${color.textMuted};`;

const Refusal = styled.p`
  display: flex;
  gap: ${space(1)};
  ${type('caption', 500)}
  color: ${color.bad};

  svg { flex: none; margin-block-start: 0.1rem; }
`;
