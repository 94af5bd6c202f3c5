import type { FragmentType } from '@apollo/client/masking';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { todayInLondon } from '../../../rules/calendar-date';
import { useFragmentData } from '../../data/use-fragment-data';
import { Button } from '../../design/Button';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius, space, type } from '../../design/theme/tokens';
import { formatDate } from '../../lib/formats/formats';
import { MessageBubble, UnsentBubble } from './MessageBubble';
import { MessageLogFragmentDoc } from './MessageLog.generated';
import type { UnsentMessage } from './outbox';

interface MessageLogProps {
  /** Oldest first. */
  messages: readonly FragmentType<typeof MessageLogFragmentDoc>[];
  unsent: readonly UnsentMessage[];
  newIds: ReadonlySet<string>;
  /** The side shown on the right. */
  isStaff: boolean;
  /** Names the subject of the conversation. */
  label: string;
  /** The number of older messages not shown. */
  earlier: number;
  onEarlier: (() => Promise<unknown>) | undefined;
  linkSecret: string | undefined;
  onRetry: (message: UnsentMessage) => void;
  onEdit: (message: UnsentMessage) => void;
}

/** Messages by day, scrolled to the newest; new ones are announced. */
export function MessageLog(props: MessageLogProps) {
  const { unsent, newIds, isStaff, label, earlier, onEarlier, linkSecret, onRetry, onEdit } = props;
  const messages = useFragmentData(MessageLogFragmentDoc, props.messages);
  const log = useRef<HTMLDivElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const end = JSON.stringify([messages.at(-1)?.id, unsent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into view, and why one was not sent
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [end]);

  const loadEarlier = async () => {
    setIsLoading(true);
    await onEarlier?.().catch(() => {
      // The button stays for a retry.
    });
    setIsLoading(false);
  };

  return (
    <Log ref={log} role="log" aria-live={isLoading ? 'off' : 'polite'} aria-label={label} tabIndex={0}>
      {earlier > 0 && !onEarlier && (
        <Text size="small">These are the latest {messages.length} messages.</Text>
      )}
      {earlier > 0 && onEarlier && (
        <Button variant="quiet" isBusy={isLoading} onClick={() => void loadEarlier()}>
          Show earlier messages
        </Button>
      )}
      {messageDays(messages, new Date()).map(({ label: day, messages: ofDay }) => (
        <Day key={day}>
          <DayName>{day}</DayName>
          <Bubbles>
            {ofDay.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                isOurs={message.fromStaff === isStaff}
                isNew={newIds.has(message.id)}
                linkSecret={linkSecret}
              />
            ))}
          </Bubbles>
        </Day>
      ))}
      {unsent.length > 0 && (
        <Bubbles>
          {unsent.map((message) => (
            <UnsentBubble
              key={message.id}
              message={message}
              onRetry={() => onRetry(message)}
              onEdit={() => onEdit(message)}
            />
          ))}
        </Bubbles>
      )}
    </Log>
  );
}

const Log = styled.div`
  display: grid;
  gap: ${space(3)};
  max-height: min(34rem, 75vh);
  margin-inline: ${space(-1)};
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.medium};
`;

const Day = styled.section`display: grid; gap: ${space(3)};`;

const Bubbles = styled.ol`display: grid; gap: ${space(3)};`;

const DayName = styled.h3`
  ${type('caption', 600)}
  color: ${color.textMuted};
  text-align: center;
`;

interface Dated {
  readonly createdAt: string;
}

interface MessageDay<T> {
  /** "Today", "Yesterday" or "21 November 2026". */
  readonly label: string;
  readonly messages: readonly T[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages, oldest first, by the day they were written, UK time. */
export function messageDays<T extends Dated>(messages: readonly T[], now: Date): MessageDay<T>[] {
  const byDay = Map.groupBy(messages, ({ createdAt }) => todayInLondon(new Date(createdAt)));
  return [...byDay].map(([day, ofDay]) => ({ label: dayLabel(day, now), messages: ofDay }));
}

function dayLabel(day: string, now: Date): string {
  const today = todayInLondon(now);
  if (day === today) return 'Today';
  return dayAfter(day) === today ? 'Yesterday' : formatDate(day);
}

/** In UTC, where every day has 24 hours. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
