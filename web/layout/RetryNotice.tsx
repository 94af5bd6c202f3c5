import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useIsRetrying } from '../apollo/links/retry-state';
import { color } from '../theme/colors';
import { bottomBar, layer, radius, shadow, space, type } from '../theme/tokens';

/** Shown while a call is slow, or is retried because the server is busy or restarting. */
export function RetryNotice() {
  const isRetrying = useIsRetrying();
  return <div role="status">{isRetrying && <LateMessage />}</div>;
}

/** A retry that succeeds at once needs no message; added late, so that it is announced. */
const QUIET_MS = 800;

function LateMessage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Message>This is taking longer than usual. Still trying…</Message>;
}

const Message = styled.p`
  position: fixed;
  inset-block-end: calc(${bottomBar} + ${space(4)});
  inset-inline: ${space(4)};
  z-index: ${layer.toast};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  ${type('small', 600)}
`;
