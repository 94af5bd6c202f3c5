import { useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { Button, LinkButton } from '../../ui/Button';
import { plural } from '../../ui/counts';
import { Notice } from '../../ui/feedback/Notice';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FocusedBox } from './FocusedBox';

const REDIRECT_SECONDS = 3;

/** The payment is taken and the order written or changed. Redirects to the order after 3 seconds unless stopped. */
export function PaymentSuccess({ orderId, isChange = false }: { orderId: string; isChange?: boolean }) {
  const [secondsLeft, setSecondsLeft] = useState(REDIRECT_SECONDS);
  const [isHeld, setIsHeld] = useState(false);
  const navigate = useNavigate();
  /** A link pressed in the meantime wins. */
  const isLeaving = useNavigation().state !== 'idle';
  const path = `/user/orders/${orderId}${isChange ? '' : '?success=true'}`;

  useEffect(() => {
    if (isHeld || isLeaving) return;
    if (secondsLeft === 0) {
      void navigate(path, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isHeld, isLeaving, navigate, path]);

  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Payment Successful!" />
        <FocusedBox label="Payment Successful!">
          <Stack gap={5}>
            <Notice kind="good">
              {isChange ? 'Your order has been changed.' : 'Your order has been placed.'} Its details are on
              their way to you by email.
            </Notice>
            <Text>{isHeld ? 'Your order is ready when you are.' : redirectMessage(secondsLeft)}</Text>
          </Stack>
        </FocusedBox>
        <Row>
          <LinkButton to={path} replace>
            View your order
          </LinkButton>
          {!isHeld && (
            <Button variant="quiet" onClick={() => setIsHeld(true)}>
              Stay on this page
            </Button>
          )}
        </Row>
      </Stack>
    </Page>
  );
}

function redirectMessage(seconds: number): string {
  if (seconds === 0) return 'Opening your order…';
  return `You will be redirected to your order in ${plural(seconds, 'second')}.`;
}
