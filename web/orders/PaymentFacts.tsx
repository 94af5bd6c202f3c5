import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { space } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { formatDateTime } from '../ui/formats';
import { Money } from '../ui/Money';
import { AddressLines } from './AddressLines';
import { Fact, Facts } from './facts';
import type { OrderDetails } from './order-types';
import { brandName, paymentLook, refundWords } from './order-words';

/** What was paid, what went back, with which card and in whose name. */
export function PaymentFacts({ order }: { order: OrderDetails }) {
  const { paymentDetails, paymentStatus, billingAddress, total, refunds } = order;
  const look = paymentLook(paymentStatus);
  return (
    <Facts title="Payment">
      <Fact name="Amount">
        <Amount>
          <Money pence={paymentDetails?.amount.minorUnits ?? total.minorUnits} />
          <Badge tone={look.tone}>{look.words}</Badge>
        </Amount>
      </Fact>
      {refunds.length > 0 && (
        <Fact name={refunds.length === 1 ? 'Refund' : 'Refunds'}>
          <Refunds>
            {refunds.map(({ amount, status, createdAt }) => (
              <li key={createdAt}>
                <Money pence={amount.minorUnits} /> {refundWords(status)}
                <Asked>
                  Asked for on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </Asked>
              </li>
            ))}
          </Refunds>
        </Fact>
      )}
      {paymentDetails?.cardLast4 && (
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

const Refunds = styled.ul`display: grid; gap: ${space(2)};`;
const Asked = styled.span`display: block; color: ${color.textMuted};`;
