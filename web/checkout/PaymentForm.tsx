import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';

interface PaymentFormProps {
  /** While a payment runs nothing can be changed and nothing is sent again. */
  isLocked: boolean;
  onSubmit: (event: FormEvent) => void;
  /** What happened, and the button. */
  end: ReactNode;
  children: ReactNode;
}

/** The form around a payment; we check it, not the browser. */
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
