import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { useIsLeaving } from '../../ui/hooks/use-is-leaving';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FocusedBox } from './FocusedBox';

/** The payment is taken and the order written or changed: opens the order, which says so. */
export function PaymentSuccess({ orderId, isChange = false }: { orderId: string; isChange?: boolean }) {
  const navigate = useNavigate();
  const toast = useToast();
  /** A link pressed in the meantime wins. */
  const isLeaving = useIsLeaving();
  const hasLeft = useRef(isLeaving);
  const path = `/user/orders/${orderId}${isChange ? '' : '?success=true'}`;

  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (isChange) toast('Your order has been changed.', 'good');
    void navigate(path, { replace: true });
  }, [isChange, toast, navigate, path]);

  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Payment Successful!" />
        <FocusedBox label="Payment Successful!">
          <Text>Opening your order…</Text>
        </FocusedBox>
        <Row>
          <LinkButton to={path} replace>
            View your order
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
