import { ORDER_STATUSES } from '../../../rules/orders/order-status-move';
import { toGraphqlEnum } from '../../data/enums';
import { Badge } from '../../design/Badge';
import { Row } from '../../design/Stack';
import type { Parts } from '../../workbench/parts';
import { Timeline } from './details/Timeline';
import { orderBadge, paymentBadge } from './order-labels';

const ORDER = ORDER_STATUSES.map(toGraphqlEnum);
const PAYMENT = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const;

export const parts: Parts = {
  title: 'Orders',
  examples: {
    'Status badges': () => (
      <Row>
        {[...ORDER.map(orderBadge), ...PAYMENT.map(paymentBadge)].map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
      </Row>
    ),
    Timeline: () => (
      <Timeline
        entries={[
          {
            status: 'PROCESSING',
            description: 'Paid by card',
            date: '2026-11-20T10:30:00Z',
            completed: true,
          },
          {
            status: 'SHIPPED',
            description: 'Left Felixstowe',
            date: '2026-11-28T07:00:00Z',
            completed: true,
          },
          { status: 'IN_TRANSIT', description: '', date: null, completed: false },
          { status: 'DELIVERED', description: '', date: null, completed: false },
        ]}
        dates={{
          collectionDate: '2026-11-27',
          estimatedDelivery: { from: '2027-02-12', to: '2027-03-12' },
        }}
      />
    ),
  },
};
