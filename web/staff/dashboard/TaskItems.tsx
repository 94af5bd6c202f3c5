import type { FragmentType } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TaskKind } from '../../data/schema.generated';
import { useFragmentData } from '../../data/use-fragment-data';
import { Button } from '../../design/Button';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { space, touchTarget, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatDate, formatDateTime } from '../../lib/formats/formats';
import { QuoteReminder } from '../quotes/QuoteReminder';
import { holdsUntil } from '../ui/quote-badges';
import { CollectionDateDialog } from './CollectionDateDialog';
import { type TaskItemsFragment, TaskItemsFragmentDoc } from './TaskItems.generated';
import { evictTasks, taskDone } from './task-done';
import { TASK_LABELS, taskTitle } from './task-labels';

interface TaskItemsProps {
  kind: TaskKind;
  items: readonly FragmentType<typeof TaskItemsFragmentDoc>[];
  /** The dialog of a task is closed. */
  onClosed: () => void;
}

/** The first tasks of a kind, each with a link to where it is done, or a button that does it. */
export function TaskItems({ kind, onClosed, ...props }: TaskItemsProps) {
  const items = useFragmentData(TaskItemsFragmentDoc, props.items);
  const { at, isDay, to } = TASK_LABELS[kind];
  const client = useApolloClient();
  const [open, setOpen] = useState<TaskItemsFragment | null>(null);
  const actionLabel = ACTION_LABELS[kind];
  const close = () => {
    setOpen(null);
    onClosed();
  };
  return (
    <>
      <Items>
        {items.map((item) => {
          const path = to(item);
          return (
            <li key={item.id}>
              <div>
                {path ? <Link to={path}>{taskTitle(kind, item)}</Link> : <b>{taskTitle(kind, item)}</b>}
                {item.detail && <span>{item.detail}</span>}
                <Text as="small" size="caption" tone="textMuted">
                  {at}{' '}
                  <time dateTime={item.at}>
                    {kind === 'EXPIRING_QUOTE'
                      ? holdsUntil(item.at)
                      : (isDay ? formatDate : formatDateTime)(item.at)}
                  </time>
                </Text>
              </div>
              {actionLabel && (
                <ActionButton variant="quiet" onClick={() => setOpen(item)}>
                  {actionLabel}
                  <VisuallyHidden> {item.title}</VisuallyHidden>
                </ActionButton>
              )}
            </li>
          );
        })}
      </Items>
      {open && kind === 'NO_COLLECTION_DATE' && (
        <CollectionDateDialog orderId={open.id} orderNumber={open.title} onClose={close} />
      )}
      {open && kind === 'EXPIRING_QUOTE' && (
        <QuoteReminder
          quote={open}
          update={taskDone(kind, open.id)}
          onDone={async () => evictTasks(client.cache)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Kinds done right here. */
const ACTION_LABELS: Partial<Readonly<Record<TaskKind, string>>> = {
  NO_COLLECTION_DATE: 'Set date',
  EXPIRING_QUOTE: 'Remind',
};

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${type('small')}

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: ${touchTarget};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  > li > div { display: grid; min-width: 0; }
  > li:last-child { border: 0; }
  a, b { font-weight: 600; }
`;

const ActionButton = styled(
  Button,
)`flex: none; margin-inline-end: -${space(2)}; padding-inline: ${space(2)}; ${type('small', 600)}`;
