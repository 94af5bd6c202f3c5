import type { StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { useWhenNearViewport } from '../../../lib/hooks/use-when-near-viewport';
import { TestCards } from './TestCards';
import type { CardLibrary } from './use-card-library';
import type { WalletPayment } from './wallet-payment';

interface CardGroupProps {
  library: CardLibrary;
  /** Absent while nothing may be paid. */
  wallet?: WalletPayment;
  isSandbox: boolean;
  isDisabled: boolean;
  onReady: (card: StripeCardElement) => void;
}

/** Label and frame of the card field. */
const CARD_FIELD_HEIGHT = '4.6rem';

/** The wallets' buttons, where there are any, and the card fields; last of the form. */
export function CardGroup({ library, wallet, isSandbox, isDisabled, onReady }: CardGroupProps) {
  const [error, setError] = useState<string>();
  const { loaded, hasFailed, load, retry } = library;
  const group = useRef<HTMLDivElement>(null);
  useWhenNearViewport(group, load);
  return (
    <Section ref={group} id="card" title="Payment">
      {isSandbox && <TestCards />}
      {hasFailed && (
        <ErrorPanel
          message="We can't load the card form, so you can't pay by card right now. Your details are still here."
          onRetry={retry}
        />
      )}
      {!hasFailed && (
        <WalletPlace>
          <Text size="small" tone="textMuted">
            Your card number goes straight to our payment provider. We never see it.
          </Text>
          {loaded && wallet && (
            <loaded.entries.WalletEntry stripe={loaded.stripe} wallet={wallet} isDisabled={isDisabled} />
          )}
        </WalletPlace>
      )}
      {!loaded && !hasFailed && (
        <Loading label="Loading card payment...">
          <Skeleton height={CARD_FIELD_HEIGHT} />
        </Loading>
      )}
      {loaded && (
        <loaded.entries.CardEntry
          stripe={loaded.stripe}
          error={error}
          isDisabled={isDisabled}
          onReady={onReady}
          onChange={(event) => setError(event.error?.message)}
        />
      )}
    </Section>
  );
}

/** As high as a row of wallets' buttons, which arrive late: they take the place of a sentence, and nothing below moves. */
const WalletPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-block-size: ${space(21)};

  > * { grid-area: 1 / 1; }
  &:has([data-offer='some']) > p { visibility: hidden; }
`;
