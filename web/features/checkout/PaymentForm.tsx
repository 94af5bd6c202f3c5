import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../design/theme/tokens';

interface PaymentFormProps {
  /** Locks every input and the submit while a payment runs. */
  isLocked: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The outcome, and the button. */
  end: ReactNode;
  children: ReactNode;
}

/** The form around a payment, validated by us, not by the browser. */
export function PaymentForm({ isLocked, onSubmit, end, children }: PaymentFormProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    if (!isLocked) onSubmit(event);
  }

  return (
    <Form noValidate aria-busy={isLocked} onSubmit={send}>
      <Fields disabled={isLocked}>{children}</Fields>
      <div>{end}</div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;
