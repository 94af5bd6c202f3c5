import { styled } from 'styled-components';
import { Badge } from '../../../design/Badge';
import { BackLink } from '../../../design/page/BackLink';
import { Row } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { formatDateTime } from '../../../lib/formats/formats';
import { PageHeading } from '../../../lib/page/PageHeading';
import { orderBadge } from '../order-labels';
import { useIsStaff } from '../use-is-staff';
import type { OrderLead } from './next-step';

/** The first one is for orders that the reader may change. */
const PARTS = [
  ['changes', 'Change or cancel'],
  ['documents', 'Documents'],
  ['messages', 'Contact Support'],
] as const;

/** Back link, order number, status, and the way to the parts further down. */
export function OrderHeader({ order }: { order: OrderLead }) {
  const { id, number, status, createdAt } = order;
  const isStaff = useIsStaff(order);
  const badge = orderBadge(status);
  const canChange = !isStaff && status === 'PROCESSING';
  return (
    <div>
      <BackLink to={isStaff ? `/admin/orders/${id}` : '/user/orders'}>
        {isStaff ? 'Back to the order in the admin area' : 'Back to My Orders'}
      </BackLink>
      <Row justify="space-between">
        <div>
          <Row gap={3}>
            <PageHeading title={`Order ${number}`} />
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </Row>
          <Text size="small" tone="textMuted">
            Placed on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </div>
        <nav aria-label="On this page">
          <Links>
            {PARTS.slice(canChange ? 0 : 1).map(([part, label]) => (
              <li key={part}>
                <PartLink href={`#${part}`}>{label}</PartLink>
              </li>
            ))}
          </Links>
        </nav>
      </Row>
    </div>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const PartLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${touchTarget};
  ${type('small', 600)}
`;
