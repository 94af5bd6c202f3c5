import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../../../data/error-message';
import { Button } from '../../../../design/Button';
import { ErrorPanel } from '../../../../design/feedback/ErrorPanel';
import { Notice } from '../../../../design/feedback/Notice';
import { Section } from '../../../../design/page/Section';
import { Row } from '../../../../design/Stack';
import { color } from '../../../../design/theme/colors';
import { figures, space, type } from '../../../../design/theme/tokens';
import { formatDate, formatDateTime, formatPounds } from '../../../../lib/formats/formats';
import { Money } from '../../../../lib/formats/Money';
import { usePermission } from '../../../../session/permissions';
import type { OpenAction } from '../actions/open-action';
import type { OrderMoneyPartsFragment } from '../details.generated';
import { disputeText } from './DisputeWarning';
import { MoneyRefunds } from './MoneyRefunds';
import { payerText } from './payment-text';

interface MoneySectionProps {
  orderId: string;
  money: OrderMoneyPartsFragment | undefined;
  error: unknown;
  onRetry: () => void;
  onOpen: (action: OpenAction) => void;
  /** The charges beside the price. */
  children?: ReactNode;
}

/** Received, refunded and kept sums, payment by payment. */
export function MoneySection({ orderId, money, error, onRetry, onOpen, children }: MoneySectionProps) {
  return (
    <Section title="Money" gap={3}>
      {!money && <ErrorPanel message={errorMessage(error, 'Failed to fetch payments')} onRetry={onRetry} />}
      {money && <Payments orderId={orderId} money={money} onOpen={onOpen} />}
      {children}
    </Section>
  );
}

function Payments({ orderId, money, onOpen }: ComponentProps<typeof MoneyRefunds>) {
  const { paid, onItsWay, refunded, reversed, refundable, due, payments, refunds, corrections } = money;
  const hasMoney = usePermission('money');
  return (
    <>
      <Sums>
        <Sum name="Paid" pence={paid.minorUnits} />
        <Sum name="Refund pending" pence={onItsWay.minorUnits} />
        <Sum name="Refunded" pence={refunded.minorUnits} />
        {reversed.minorUnits > 0 && <Sum name="Reversed" pence={reversed.minorUnits} />}
        <Sum name="Net" pence={refundable.minorUnits} />
      </Sums>
      {money.canRecordPayment && due.minorUnits > 0 && (
        <Notice kind="warn">{formatPounds(due.minorUnits)} of the price isn't paid.</Notice>
      )}
      <List aria-label="Payments">
        {payments.map((payment) => (
          <li key={payment.id}>
            <b>
              <Money pence={payment.amount.minorUnits} />
            </b>{' '}
            by {payerText(payment)}
            <Detail>
              {payment.receivedOn
                ? `Received on ${formatDate(payment.receivedOn)}, recorded by ${payment.recordedBy ?? 'staff'}`
                : formatDateTime(payment.createdAt)}
            </Detail>
            {payment.note && <Detail>{payment.note}</Detail>}
            {payment.dispute && <Detail>{disputeText(payment.dispute)}</Detail>}
            {payments.length > 1 && payment.reversed.minorUnits > 0 && (
              <Detail>{formatPounds(payment.reversed.minorUnits)} of it was reversed</Detail>
            )}
          </li>
        ))}
        {corrections.map(({ amount, reason, madeBy, createdAt }) => (
          <li key={createdAt}>
            <b>
              <Money pence={amount.minorUnits} />
            </b>{' '}
            written off
            <Detail>
              {madeBy}, {formatDateTime(createdAt)}
            </Detail>
            <Detail>{reason}</Detail>
          </li>
        ))}
      </List>
      {refunds.length > 0 && <MoneyRefunds orderId={orderId} money={money} onOpen={onOpen} />}
      <Row gap={2}>
        {refundable.minorUnits > 0 && (
          <Button variant="secondary" onClick={() => onOpen({ what: 'refund' })}>
            Refund
          </Button>
        )}
        {hasMoney && money.canRecordPayment && (
          <Button variant="secondary" onClick={() => onOpen({ what: 'payment' })}>
            Record a bank transfer
          </Button>
        )}
      </Row>
    </>
  );
}

function Sum({ name, pence }: { name: string; pence: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money pence={pence} />
      </dd>
    </div>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
  gap: ${space(2)} ${space(4)};

  dt { ${type('caption')} color: ${color.textMuted}; }
  dd { ${figures('medium')} }
  > :last-child dd { color: ${color.good}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${type('small')}
  overflow-wrap: anywhere;
`;

const Detail = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;
