import { Award } from 'lucide-react';
import { styled } from 'styled-components';
import { Badge } from '../../../design/Badge';
import { Panel } from '../../../design/Panel';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { figures, space, type } from '../../../design/theme/tokens';
import { pluralForm } from '../../../lib/formats/counts';
import { formatDate, formatPounds } from '../../../lib/formats/formats';
import type { AccountSummaryFragment } from './AccountSummary.generated';

interface AccountSummaryProps {
  summary: AccountSummaryFragment;
  memberSince: string;
}

/** The customer's orders so far, and their status. */
export function AccountSummary({ summary, memberSince }: AccountSummaryProps) {
  const { totalOrders, totalSpent, isPremium } = summary;
  return (
    <Panel as="section" aria-label="Summary">
      {isPremium && (
        <Label>
          <Badge tone="good">
            <Award aria-hidden="true" size={14} />
            Premium Customer
          </Badge>
        </Label>
      )}
      <List>
        <div>
          <dt>Member Since</dt>
          <dd>{formatDate(memberSince)}</dd>
        </div>
        <div>
          <dt>Total Orders</dt>
          <dd>{totalOrders}</dd>
        </div>
        <div>
          <dt>Total Spent</dt>
          <dd>{formatPounds(totalSpent.minorUnits)}</dd>
        </div>
      </List>
      <Text size="caption" tone="textMuted">
        {premiumText(summary)}
      </Text>
    </Panel>
  );
}

const Label = styled.div`margin-block-end: ${space(4)};`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(4)};
  margin: 0 0 ${space(4)};

  dt { ${type('caption', 600)} color: ${color.textMuted}; }
  dd { margin: ${space(0.5)} 0 0; ${figures('medium')} }
`;

type PremiumStatus = Pick<AccountSummaryFragment, 'isPremium' | 'deliveredOrders' | 'premiumFrom'>;

/** Why somebody is a Premium Customer, or how to become one. */
export function premiumText({ isPremium, deliveredOrders, premiumFrom }: PremiumStatus): string {
  if (premiumFrom === 0) return 'Every customer of ours is a Premium Customer.';
  if (isPremium) {
    const orders = pluralForm(premiumFrom, 'a delivered order', `${premiumFrom} delivered orders`);
    return `You're a Premium Customer because you have ${orders}. Thank you.`;
  }
  const left = premiumFrom - deliveredOrders;
  return `You'll be a Premium Customer after ${pluralForm(left, 'one more delivered order', `${left} more delivered orders`)}.`;
}
