import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { styled } from 'styled-components';
import { Field, useFieldControl } from '../../../design/forms/Field';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, touchTarget } from '../../../design/theme/tokens';
import { cardStyle, useIsDark } from './card-style';

export interface CardFieldProps {
  error?: string;
  isDisabled: boolean;
  onReady: (card: StripeCardElement) => void;
  onChange: (event: StripeCardElementChangeEvent) => void;
}

/** The provider's iframe for number, expiry and security code; card data goes only to the provider. */
export function CardField({ error, ...rest }: CardFieldProps) {
  return (
    <Field label="Card details" error={error}>
      <Element {...rest} />
    </Field>
  );
}

function Element({ isDisabled, onReady, onChange }: Omit<CardFieldProps, 'error'>) {
  const { id } = useFieldControl();
  const isDark = useIsDark();
  return (
    <Frame>
      <CardElement
        id={id}
        options={{ style: cardStyle(isDark), hidePostalCode: true, disableLink: true, disabled: isDisabled }}
        onReady={onReady}
        onChange={onChange}
      />
    </Frame>
  );
}

const Frame = styled.div`
  .StripeElement {
    min-height: ${touchTarget};
    padding: ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    transition: border-color ${motion.quick};
  }

  .StripeElement--focus { outline: 3px solid ${color.accent}; outline-offset: 2px; }
  .StripeElement--invalid { border-color: ${color.bad}; box-shadow: inset 0 0 0 1px ${color.bad}; }
`;
