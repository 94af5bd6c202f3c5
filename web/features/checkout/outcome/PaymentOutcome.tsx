import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Notice } from '../../../design/feedback/Notice';
import { Spinner } from '../../../design/feedback/Spinner';
import { Row } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import { loginPath } from '../../../session/login-path';
import type { PaymentProgress } from '../payment/payment-progress';
import { FocusedBox } from './FocusedBox';

interface PaymentOutcomeProps {
  progress: PaymentProgress;
  /** Where a customer returns to after signing in again. */
  path: string;
}

/** The payment's progress, or why it failed. Takes the focus after a refusal. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const end = endedText(props);
  return (
    <>
      <Live aria-live="polite">{waitingText(props)}</Live>
      {end && <End>{end}</End>}
    </>
  );
}

function waitingText({ progress }: PaymentOutcomeProps): ReactNode {
  switch (progress.step) {
    case 'creating':
      return (
        <Waiting title="Checking your card and your addresses…">
          You haven't been charged yet. Keep this page open.
        </Waiting>
      );
    case 'processing':
      return progress.isPaid ? (
        <Waiting title="We have your payment and are creating your order">
          You can wait or close this page. We'll finish your order and email you the details.
        </Waiting>
      ) : (
        <Waiting title="Your bank is confirming the payment…">
          You can wait or close this page. We'll create your order once the payment goes through.
        </Waiting>
      );
    default:
      return null;
  }
}

function endedText({ progress, path }: PaymentOutcomeProps): ReactNode {
  switch (progress.step) {
    case 'failed':
      return (
        <FocusedBox label="Payment Error" key={progress.failure.message}>
          <Notice kind="bad" title="Payment Error" isAnnounced={false}>
            <p>{progress.failure.message}</p>
            {progress.failure.reason === 'session' && (
              <Link to={loginPath(path)}>Log in and come back here</Link>
            )}
          </Notice>
        </FocusedBox>
      );
    case 'cancelled':
      return (
        <FocusedBox label="Payment cancelled">
          <Notice kind="warn" title="This payment was cancelled">
            You haven't been charged. Your cart is saved, and you can pay again.
          </Notice>
        </FocusedBox>
      );
    default:
      return null;
  }
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice kind="info">
      <Row gap={2}>
        <Spinner />
        <strong>{title}</strong>
      </Row>
      <p>{children}</p>
    </Notice>
  );
}

const End = styled.div`margin-block-end: ${space(4)};`;

/** Always mounted, so that its changes are announced. */
const Live = styled.div`
  &:not(:empty) { margin-block-end: ${space(4)}; }
`;
