import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../design/Button';
import { Skeleton } from '../../../../design/feedback/Skeleton';
import { Section } from '../../../../design/page/Section';
import { Row } from '../../../../design/Stack';
import { useReadOrder } from '../actions/use-order-action';
import type { StaffOrderPartsFragment } from '../details.generated';

/** The customer's own panel, loaded when staff want it. */
const ChangesPanel = lazy(async () => ({
  default: (await import('../../../../features/orders/changes/ChangesPanel')).ChangesPanel,
}));

interface ChangesProps {
  order: StaffOrderPartsFragment;
}

/** Changes the order as its customer would, also after their deadline. */
export function Changes({ order }: ChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const readOrder = useReadOrder(order.id);
  if (order.status === 'CANCELLED' || order.status === 'DELIVERED') return null;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton height="9rem" />}>
        <ChangesPanel order={order} onChanged={() => void readOrder()} />
      </Suspense>
    );
  return (
    <Section title="Change order" gap={3}>
      <Row gap={2}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Change date, addresses or service
        </Button>
      </Row>
    </Section>
  );
}
