import { useEffect } from 'react';
import type { PaymentStatus } from '../../apollo/schema.generated';
import { Notice } from '../../ui/feedback/Notice';

interface PaymentBannerProps {
  paymentStatus: PaymentStatus;
  email: string;
}

/** Greets after a payment; only when the server says it is paid. */
export function PaymentBanner({ paymentStatus, email }: PaymentBannerProps) {
  const isPaid = paymentStatus === 'PAID';

  useEffect(() => {
    if (!isPaid) return;
    const over = new AbortController();
    import('./celebrate').then(
      ({ celebrate }) => celebrate(over.signal),
      () => {
        // The text suffices.
      },
    );
    return () => over.abort();
  }, [isPaid]);

  if (!isPaid) return null;
  return (
    <Notice kind="good" title="Payment Successful!" isAnnounced>
      Thank you. Your order details are on their way to {email}.
    </Notice>
  );
}
