import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { bottomBar, layer, radius, shadow, space } from '../theme/tokens';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Notice } from '../ui/feedback/Notice';
import { IconButton } from '../ui/IconButton';
import { LOCAL_CART_MESSAGE } from './sync/cart-failures';
import { useCart } from './use-cart';

/**
 * Messages about the cart: the server is down, prices changed, a change was refused. Stands after what it is about and stays
 * in view, so that nothing moves under a finger when it appears. Absent when all is well.
 */
export function CartMessages() {
  const { status, error, localReason, notice, dismissNotice, refetch } = useCart((cart) => ({
    status: cart.status,
    error: cart.error,
    localReason: cart.localReason,
    notice: cart.notice,
    dismissNotice: cart.dismissNotice,
    refetch: cart.refetch,
  }));
  if (status !== 'local' && !error && !notice) return null;
  return (
    <InSight>
      {status === 'local' && (
        <Notice kind="warn" title={localReason ?? LOCAL_CART_MESSAGE} isAnnounced>
          <p>Your changes are saved on this device. Prices are estimates until we can reach our server.</p>
        </Notice>
      )}
      {error && <ErrorPanel title="Failed to fetch cart" message={error} onRetry={() => void refetch()} />}
      {notice && (
        <Notice kind={notice.kind} isAnnounced>
          <Dismissible>
            <p>{notice.message}</p>
            <IconButton label="Dismiss" onClick={dismissNotice}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          </Dismissible>
        </Notice>
      )}
    </InSight>
  );
}

const InSight = styled.div`
  position: sticky;
  inset-block-end: calc(${bottomBar} + ${space(2)});
  z-index: ${layer.sticky};
  display: grid;
  gap: ${space(2)};

  > * { border-radius: ${radius.medium}; box-shadow: ${shadow.raised}; }
`;

const Dismissible = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)};

  > button { margin-block: ${space(-3)}; }
`;
