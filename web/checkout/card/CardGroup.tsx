import type { StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { touchTarget } from '../../theme/tokens';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/Heading';
import { useWhenNear } from '../../ui/hooks/use-when-near';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { TestCards } from './TestCards';
import type { CardLibrary } from './use-card-library';

interface CardGroupProps {
  library: CardLibrary;
  isSandbox: boolean;
  isDisabled: boolean;
  onReady: (card: StripeCardElement) => void;
}

/** The card fields, last of the form. */
export function CardGroup({ library, isSandbox, isDisabled, onReady }: CardGroupProps) {
  const [error, setError] = useState<string>();
  const { stripe, CardEntry, hasFailed, load, retry } = library;
  const group = useRef<HTMLDivElement>(null);
  useWhenNear(group, load);
  return (
    <Panel ref={group} as="section" aria-labelledby="card-heading">
      <Stack gap={4}>
        <Heading id="card-heading" size="title">
          Payment
        </Heading>
        {isSandbox && <TestCards />}
        {hasFailed && (
          <ErrorPanel
            message="The card service could not be loaded, so nothing can be paid at the moment. What you typed is kept."
            onRetry={retry}
          />
        )}
        {!stripe && !hasFailed && (
          <Loading label="Loading card payment...">
            <Skeleton height={touchTarget} />
          </Loading>
        )}
        {stripe && CardEntry && (
          <CardEntry
            stripe={stripe}
            error={error}
            isDisabled={isDisabled}
            onReady={onReady}
            onChange={(event) => setError(event.error?.message)}
          />
        )}
      </Stack>
    </Panel>
  );
}
