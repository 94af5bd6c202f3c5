import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDate, formatDateTime, formatDay } from '../../../lib/formats/formats';
import { orderBadge } from '../order-labels';
import type { TimelineFragment } from './Timeline.generated';

/** The days of the stages to come, as far as they are known. */
interface PlannedDays {
  readonly collectionDate: string | null;
  readonly estimatedDelivery: { readonly from: string; readonly to: string } | null;
}

interface TimelineProps {
  entries: readonly TimelineFragment[];
  dates: PlannedDays;
}

/** The steps of an order, past and future. */
export function Timeline({ entries, dates }: TimelineProps) {
  return (
    <Steps>
      {entries.map(namedOnce).map(({ status, name, description, date, completed }) => (
        <Step key={`${status} ${date}`} $isDone={completed}>
          <Mark $isDone={completed}>
            {completed && <Check aria-hidden="true" size={14} strokeWidth={3} />}
          </Mark>
          <div>
            <Status>
              {name} <VisuallyHidden>{completed ? '(done)' : '(to come)'}</VisuallyHidden>
            </Status>
            {description && <Detail>{description}</Detail>}
            {date && (
              <Detail>
                <time dateTime={date}>{formatDateTime(date)}</time>
              </Detail>
            )}
            {!completed && <Detail>{plannedText(status, dates)}</Detail>}
          </div>
        </Step>
      ))}
    </Steps>
  );
}

/** When a step to come is planned for, as far as it is known. */
function plannedText(
  status: TimelineFragment['status'],
  { collectionDate, estimatedDelivery }: PlannedDays,
): string | null {
  if (status === 'SHIPPED' && collectionDate) return `We collect on ${formatDay(collectionDate)}`;
  if (status === 'DELIVERED' && estimatedDelivery)
    return `Expected ${formatDate(estimatedDelivery.from)} to ${formatDate(estimatedDelivery.to)}`;
  return null;
}

/** Names an entry by its description where that repeats the status: "Booking cancelled", not "Cancelled" too. */
function namedOnce(entry: TimelineFragment) {
  const { label } = orderBadge(entry.status);
  const isRepeated = [label, `Booking ${label}`].some(
    (name) => name.toLowerCase() === entry.description.toLowerCase(),
  );
  return isRepeated ? { ...entry, name: entry.description, description: '' } : { ...entry, name: label };
}

const Steps = styled.ol`display: grid;`;

const Step = styled.li<{ $isDone: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-end: ${space(5)};

  &:last-child { padding-block-end: 0; }

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${space(6)} 0;
    inset-inline-start: calc(${space(3)} - 1px);
    width: 2px;
    background: ${({ $isDone }) => ($isDone ? color.accent : color.line)};
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  border: 2px solid ${({ $isDone }) => ($isDone ? color.accent : color.lineStrong)};
  border-radius: ${radius.round};
  background: ${({ $isDone }) => ($isDone ? color.accent : 'transparent')};
  color: ${color.accentText};
`;

const Status = styled.p`${type('small', 650)}`;
const Detail = styled.p`${type('small')} color: ${color.textMuted};`;
