import { useEffect } from 'react';
import type { PaymentStatus } from '../apollo/schema.generated';
import { Notice } from '../ui/Notice';
import { celebrate } from './celebrate';

interface PaymentBannerProps {
  paymentStatus: PaymentStatus;
  email: string;
}

/** Greets somebody who comes from paying; only when the server says that it is paid. */
export function PaymentBanner({ paymentStatus, email }: PaymentBannerProps) {
  const isPaid = paymentStatus === 'paid';

  useEffect(() => (isPaid ? celebrate() : undefined), [isPaid]);

  if (!isPaid) return null;
  return (
    <Notice kind="good" title="Payment Successful!" isAnnounced>
      Thank you. Your order details are on their way to {email}.
    </Notice>
  );
}
