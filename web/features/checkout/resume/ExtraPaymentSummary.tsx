import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { Money } from '../../../lib/formats/Money';
import { planText } from '../../shipments/plan-text';
import type { ExtraPaymentSummaryFragment } from './ExtraPaymentSummary.generated';

interface ExtraPaymentSummaryProps {
  amends: ExtraPaymentSummaryFragment;
  totalPence: number;
}

/** The order's change that this payment pays for, and its price. */
export function ExtraPaymentSummary({ amends, totalPence }: ExtraPaymentSummaryProps) {
  return (
    <Section title={amends.isCharge ? 'What you pay for' : 'What you change'}>
      <Changes>
        {amends.changes.map((text) => (
          <li key={text}>{planText(text)}</li>
        ))}
      </Changes>
      <Total>
        <span>To pay now</span>
        <Money pence={totalPence} size="large" />
      </Total>
      <Text size="small" tone="textMuted">
        {amends.isCharge ? 'We’ve added this to' : 'As soon as your payment arrives, we make this change to'}{' '}
        <Link to={`/user/orders/${amends.orderId}`}>order {amends.orderNumber}</Link>.
      </Text>
    </Section>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.line};
  ${type('body', 650)}
`;
