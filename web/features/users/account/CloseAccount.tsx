import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { CloseAccountForm } from './CloseAccountForm';

/** Closing the account: what it means, why it may have to wait, and the form. */
export function CloseAccount({ obstacle }: { obstacle: string | null }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const startButton = useRef<HTMLButtonElement>(null);

  function cancel() {
    setIsConfirming(false);
    requestAnimationFrame(() => startButton.current?.focus());
  }

  return (
    <Section title="Close account">
      <Text size="small" tone="textMuted">
        We'll delete your profile, saved addresses, quotes, newsletter choice, cart and security history, and
        log you out everywhere. Tax law requires us to keep your orders and invoices for six years. You can't
        undo this.
      </Text>
      {obstacle && (
        <Notice kind="info">
          {obstacle} <Link to="/user/orders">See your orders</Link> or{' '}
          <Link to="/user/stripe-payment">open payments</Link>.
        </Notice>
      )}
      {isConfirming && <CloseAccountForm onCancel={cancel} />}
      {!obstacle && !isConfirming && (
        <div>
          <Button ref={startButton} variant="secondary" onClick={() => setIsConfirming(true)}>
            Close my account
          </Button>
        </div>
      )}
    </Section>
  );
}
