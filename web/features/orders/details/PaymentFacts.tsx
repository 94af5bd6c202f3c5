import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { Fact } from '../../../design/facts';
import { Facts } from '../../../design/TitledPanel';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { pluralForm } from '../../../lib/formats/counts';
import { formatDateTime, formatPounds } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { AddressLines } from '../../addresses/AddressLines';
import { paymentBadge } from '../order-labels';
import { brandName, refundProgressLabel } from '../payment-labels';
import { PaymentFactsFragmentDoc } from './PaymentFacts.generated';

/** The sums paid and refunded, the card, and the billing address. */
export function PaymentFacts(props: { order: FragmentType<typeof PaymentFactsFragmentDoc> }) {
  const order = useFragmentData(PaymentFactsFragmentDoc, props.order);
  const { paymentDetails, paymentStatus, billingAddress, paid, due, reversed, refunds, payments } = order;
  const badge = paymentBadge(paymentStatus);
  return (
    <Facts
      title="Payment"
      isCollapsible
      hint={`${formatPounds(paid.minorUnits)}, ${badge.label.toLowerCase()}`}
    >
      <Fact name="Amount">
        <Amount>
          <Money pence={paid.minorUnits} />
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Amount>
      </Fact>
      {due.minorUnits > 0 && (
        <Fact name="Not paid">
          <Money pence={due.minorUnits} />
        </Fact>
      )}
      {reversed.minorUnits > 0 && (
        <Fact name="Reversed">
          <Money pence={reversed.minorUnits} />
        </Fact>
      )}
      {refunds.length > 0 && (
        <Fact name={pluralForm(refunds.length, 'Refund', 'Refunds')}>
          <Sums>
            {refunds.map(({ amount, status, createdAt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: refunds of one moment stay in their order
              <li key={`${createdAt} ${index}`}>
                <Money pence={amount.minorUnits} /> {refundProgressLabel(status)}
                <Asked>
                  Requested on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </Asked>
              </li>
            ))}
          </Sums>
        </Fact>
      )}
      {payments.length > 1 && (
        <Fact name="Payments">
          <Sums>
            {payments.map(({ paymentIntentId, amount, reversed: gone, cardBrand, cardLast4, createdAt }) => (
              <li key={paymentIntentId}>
                <Money pence={amount.minorUnits} />
                {cardLast4 ? ` with ${brandName(cardBrand)} ending ${cardLast4}` : ' by bank transfer'}
                {gone.minorUnits > 0 && ', reversed'}
                <Asked>
                  <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </Asked>
              </li>
            ))}
          </Sums>
        </Fact>
      )}
      {payments.length === 1 && paymentDetails?.cardLast4 && (
        <Fact name="Card">
          {brandName(paymentDetails.cardBrand)} ending {paymentDetails.cardLast4}
        </Fact>
      )}
      <Fact name="Billing address">
        <AddressLines address={billingAddress} />
      </Fact>
    </Facts>
  );
}

const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Sums = styled.ul`display: grid; gap: ${space(2)};`;
const Asked = styled.span`display: block; color: ${color.textMuted};`;
