import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { Component, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { walletMethod } from './card-calls';
import { useIsDark } from './card-style';
import type { WalletPayment } from './wallet-payment';

interface WalletEntryProps {
  stripe: Stripe;
  wallet: WalletPayment;
  isDisabled: boolean;
}

/** The buttons of Apple Pay, Google Pay and Link, where this browser and the provider offer one; else nothing at all. */
export function WalletEntry({ stripe, ...rest }: WalletEntryProps) {
  const isDark = useIsDark();
  const { totalPence } = rest.wallet;
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'payment',
      amount: totalPence,
      currency: 'gbp',
      // As the server's payment intents.
      allowedPaymentMethodTypes: ['card'],
      // A payment method, which is then paid with like a typed card's.
      paymentMethodCreation: 'manual',
      appearance: { theme: isDark ? 'night' : 'stripe', variables: { borderRadius: radius.medium } },
    }),
    [totalPence, isDark],
  );
  return (
    <SilentErrorBoundary>
      <Elements stripe={stripe} options={options}>
        <Buttons stripe={stripe} {...rest} />
      </Elements>
    </SilentErrorBoundary>
  );
}

const BUTTONS = { buttonHeight: 48, layout: { maxColumns: 2, maxRows: 1 } } as const;

function Buttons({ stripe, wallet, isDisabled }: WalletEntryProps) {
  const elements = useElements();
  const [offer, setOffer] = useState<'asked' | 'some' | 'none'>('asked');
  /** The total that the sheet shows, and its owner approves: that of the moment when it opened. */
  const approvedPence = useRef(0);
  /** The value of the last painted render: the element may still call an older `onClick`. */
  const isPaintedDisabled = useRef(isDisabled);
  useLayoutEffect(() => {
    isPaintedDisabled.current = isDisabled;
  }, [isDisabled]);
  /** Whether a sheet was approved whose payment has not ended: `isDisabled` follows only after the form's validation. */
  const isPaying = useRef(false);
  if (offer === 'none') return null;

  const mayPress = () => !isPaintedDisabled.current && !isPaying.current;

  async function open({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    if (!mayPress() || !(await wallet.mayOpen()) || !mayPress()) return reject();
    approvedPence.current = wallet.totalPence;
    resolve();
  }

  async function pay(group: StripeElements, { paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
    isPaying.current = true;
    const isPaid = await wallet.pay(walletMethod(stripe, group), approvedPence.current);
    isPaying.current = false;
    if (!isPaid) paymentFailed();
  }

  return (
    <Offer data-offer={offer} inert={isDisabled || offer === 'asked'}>
      <ExpressCheckoutElement
        options={BUTTONS}
        onReady={({ availablePaymentMethods }) => setOffer(availablePaymentMethods ? 'some' : 'none')}
        onLoadError={() => setOffer('none')}
        onClick={(event) => void open(event)}
        onConfirm={(event) => elements && void pay(elements, event)}
      />
      <Or>or pay by card</Or>
    </Offer>
  );
}

const Offer = styled.div`
  display: grid;
  gap: ${space(4)};

  /* Out of the flow until the provider has answered, so that nothing moves when there is no wallet. */
  &[data-offer='asked'] { position: absolute; inline-size: 18rem; block-size: 0; overflow: hidden; visibility: hidden; }
  &[inert] { opacity: 0.6; }
`;

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(3)};
  ${type('small')}
  color: ${color.textMuted};

  &::before, &::after { content: ''; border-block-start: 1px solid ${color.line}; }
`;

/** Renders nothing once its children have thrown: the page can do without them. */
class SilentErrorBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
