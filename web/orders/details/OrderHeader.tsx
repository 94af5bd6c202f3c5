import { ArrowLeft, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { radius, space, touchTarget, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { formatDateTime } from '../../ui/formats';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { orderBadge } from '../order-labels';
import { useIsStaff } from '../use-is-staff';
import type { OrderLead } from './next-step';

/** Back link, order number, status, and contact. */
export function OrderHeader({ order }: { order: OrderLead }) {
  const { id, number, status, createdAt } = order;
  const isStaff = useIsStaff(order);
  const badge = orderBadge(status);
  return (
    <div>
      <BackLink to={isStaff ? `/admin/orders?order=${id}` : '/user/orders'}>
        <ArrowLeft aria-hidden="true" size={18} />
        {isStaff ? 'Back to the order in the admin area' : 'Back to My Orders'}
      </BackLink>
      <Row justify="space-between">
        <div>
          <Row gap={4}>
            <PageHeading title={`Order ${number}`} />
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </Row>
          <Text size="small" tone="textMuted">
            Placed on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </div>
        <SupportLink href="#messages">
          <MessageCircle aria-hidden="true" size={18} />
          Contact Support
        </SupportLink>
      </Row>
    </div>
  );
}

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  ${type('small', 600)}
`;

const SupportLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('body', 600)}
  color: ${color.text};
  text-decoration: none;

  &:hover { border-color: ${color.accent}; color: ${color.accent}; }
`;
