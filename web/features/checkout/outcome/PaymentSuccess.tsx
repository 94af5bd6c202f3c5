import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Button, LinkButton } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { figures, radius, space, type } from '../../../design/theme/tokens';
import { formatDay, formatPounds } from '../../../lib/formats/formats';
import { useIsNavigating } from '../../../lib/hooks/use-is-navigating';
import { usePrefetchRoute } from '../../../lib/hooks/use-prefetch-route';
import { PageHeading } from '../../../lib/page/PageHeading';
import { FocusedBox } from './FocusedBox';
import { usePaidOrderQuery } from './paid-order.generated';

const REDIRECT_SECONDS = 3;

/** The payment is taken and the order written: number, sum and day, then the order's page. A change opens it at once. */
export function PaymentSuccess({ orderId, isChange = false }: { orderId: string; isChange?: boolean }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isStaying, setIsStaying] = useState(false);
  /** A link pressed in the meantime wins. */
  const isNavigating = useIsNavigating();
  const { data } = usePaidOrderQuery({ variables: { id: orderId } });
  const path = `/user/orders/${orderId}${isChange ? '' : '?success=true'}`;
  const isLeading = !isStaying && !isNavigating;
  usePrefetchRoute(path);
  const order = data?.order;
  const facts = [
    ['Order number', order?.number ?? WAIT],
    ['Paid', order ? formatPounds(order.paid.minorUnits) : WAIT],
    ['Collection date', order ? dayOf(order.collectionDate) : WAIT],
  ];

  useEffect(() => {
    if (!isLeading) return;
    const open = () => void navigate(path, { replace: true });
    if (isChange) {
      toast("We've changed your order.", 'good');
      return open();
    }
    const timer = setTimeout(open, REDIRECT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isLeading, isChange, toast, navigate, path]);

  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Payment Successful!" />
        <FocusedBox label="Payment Successful!">
          <Stack gap={5}>
            <Facts>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            {!isStaying && <Text>You'll be redirected to your order in {REDIRECT_SECONDS} seconds.</Text>}
          </Stack>
        </FocusedBox>
        {!isStaying && <Countdown aria-hidden="true" />}
        <Row>
          <LinkButton to={path} replace>
            View your order now
          </LinkButton>
          {!isStaying && (
            <Button variant="quiet" onClick={() => setIsStaying(true)}>
              Stay on this page
            </Button>
          )}
        </Row>
      </Stack>
    </Page>
  );
}

/** In the place of a fact that is on its way. */
const WAIT = '…';

function dayOf(collectionDate: string | null): string {
  return collectionDate ? formatDay(collectionDate) : 'Day to be agreed';
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(8)};
  padding: ${space(5)};
  border-radius: ${radius.large};
  background: ${color.goodSoft};
  overflow-wrap: anywhere;

  dt { ${type('small')} color: ${color.textMuted}; }
  dd { ${figures('medium')} }
`;

const shrink = keyframes`to { scale: 0 1; }`;

/** The seconds that are left, as a line. */
const Countdown = styled.div`
  height: ${space(1)};
  border-radius: ${radius.round};
  background: ${color.accent};
  transform-origin: left;
  animation: ${shrink} ${REDIRECT_SECONDS}s linear forwards;

  @media (prefers-reduced-motion: reduce) { display: none; }
`;
