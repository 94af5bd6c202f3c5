import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorCode, errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Text } from '../../../design/Text';
import { TitledPanel } from '../../../design/TitledPanel';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { ChangeRefused } from './ChangeRefused';
import { CHANGES, type ChangeKind } from './change-kinds';
import { useChangeOptionsQuery } from './changes.generated';
import { momentText, timeLeftText } from './deadline-text';
import { WaitingPayment } from './WaitingPayment';

const ChangeDrawer = lazyDialog(async () => (await import('./ChangeDrawer')).ChangeDrawer);

interface ChangesPanelProps {
  order: { id: string; status: string; collectionDate: string | null };
  /** Called after a change that is made or asked for. */
  onChanged?: () => void;
}

/**
 * The changes that the customer can make to an order, with deadline and price; staff the same whatever the deadline. Empty
 * for others.
 */
export function ChangesPanel({ order, onChanged }: ChangesPanelProps) {
  const { id, status, collectionDate } = order;
  const found = useChangeOptionsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error } = found;
  const refresh = () => void found.refetch();
  const [kind, setKind] = useState<ChangeKind | null>(null);

  const state = `${status} ${collectionDate}`;
  const asked = useRef(state);
  const follow = useEffectEvent(refresh);
  // The options depend on the order, also when somebody else changes it.
  useEffect(() => {
    if (asked.current === state) return;
    asked.current = state;
    follow();
  }, [state]);

  if (status === 'CANCELLED' || status === 'DELIVERED' || errorCode(error) === 'NOT_FOUND') return null;
  if (!data) {
    if (error) return <ErrorPanel message={errorMessage(error)} onRetry={refresh} />;
    return <Loading />;
  }
  const { orderChangeOptions: options, store, order: changeable } = data;
  const { isByStaff } = options;
  return (
    <>
      {options.waiting && !isByStaff && <WaitingPayment checkout={options.waiting} onDiscarded={refresh} />}
      <CollapsibleChanges
        hint={options.isOpen ? 'Date, addresses, service, items' : 'No longer possible online'}
      >
        {options.isOpen ? (
          <>
            {isByStaff ? (
              <Text size="small">You can change it for the customer, also after their deadline.</Text>
            ) : (
              <Deadline deadline={options.deadline} onExpired={refresh} />
            )}
            <Buttons onPointerEnter={ChangeDrawer.preload} onFocus={ChangeDrawer.preload}>
              {CHANGES.filter(({ kind: each }) => !isByStaff || each !== 'cancel').map(
                ({ kind: each, label }) => (
                  <Button
                    key={each}
                    variant={each === 'cancel' ? 'quiet' : 'secondary'}
                    isWide
                    data-cancel={each === 'cancel' || undefined}
                    onClick={() => setKind(each)}
                  >
                    {label}
                  </Button>
                ),
              )}
            </Buttons>
          </>
        ) : (
          <ChangeRefused reason={options.reason ?? 'TOO_LATE'} deadline={options.deadline} />
        )}
        {kind && (
          <ChangeDrawer
            kind={kind}
            order={changeable}
            store={store}
            isByStaff={isByStaff}
            onClose={() => setKind(null)}
            onDone={() => {
              setKind(null);
              refresh();
              onChanged?.();
            }}
          />
        )}
      </CollapsibleChanges>
    </>
  );
}

function CollapsibleChanges({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <TitledPanel id="changes" title="Change or cancel" isCollapsible hint={hint}>
      {children}
    </TitledPanel>
  );
}

function Loading() {
  return (
    <CollapsibleChanges hint="Date, addresses, service, items">
      <VisuallyHidden role="status">Loading what you can change</VisuallyHidden>
      <Skeleton height="3rem" />
    </CollapsibleChanges>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  button[data-cancel] { color: ${color.bad}; }
`;

interface DeadlineProps {
  /** The first moment that is too late; null while no collection date is set. */
  deadline: string | null;
  /** Called when it passes. */
  onExpired: () => void;
}

/** The deadline for changes, with the time left. */
function Deadline({ deadline, onExpired }: DeadlineProps) {
  const now = useNow();
  const left = deadline && timeLeftText(deadline, now);
  const isOver = deadline !== null && !left;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver]);

  if (!deadline) return <Text size="small">Free to change or cancel until we agree a collection date.</Text>;
  return (
    <Text size="small">
      Free to change or cancel until <time dateTime={deadline}>{momentText(deadline)}</time>
      {left && ` (${left} left)`}, UK time. Another service or other items may change the price. We'll show
      you first.
    </Text>
  );
}

const EVERY_MS = 15_000;

/** The current time, updated a few times a minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
