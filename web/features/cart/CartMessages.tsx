import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Notice } from '../../design/feedback/Notice';
import { IconButton } from '../../design/IconButton';
import { bottomBar, layer, radius, shadow, space } from '../../design/theme/tokens';
import { LOCAL_CART_MESSAGE } from './sync/cart-failures';
import { useCart } from './use-cart';

/**
 * Messages about the cart: the server is down, prices changed, a change was refused. The first is at the top of the window,
 * the others after their subjects, in view, so that nothing moves under a finger. Absent without a message.
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
    <>
      {status === 'local' && (
        <AtTop>
          <Notice kind="warn" title={localReason ?? "You're offline. We've kept your list."} isAnnounced>
            {!localReason && <p>{LOCAL_CART_MESSAGE}</p>}
          </Notice>
        </AtTop>
      )}
      {(error || notice) && (
        <InSight>
          {error && (
            <ErrorPanel title="Failed to fetch cart" message={error} onRetry={() => void refetch()} />
          )}
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
      )}
    </>
  );
}

/** Scrolling to a field leaves as much room at the top. */
const AtTop = styled.div`
  position: fixed;
  inset-block-start: ${space(2)};
  inset-inline: ${space(4)};
  z-index: ${layer.toast};
  box-shadow: ${shadow.raised};
`;

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
