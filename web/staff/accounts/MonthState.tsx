import { useState } from 'react';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { plural } from '../../lib/formats/counts';
import { formatDateTime, formatPounds } from '../../lib/formats/formats';
import { monthName } from './accounts-labels';
import type { MonthStateFragment } from './MonthState.generated';

const CloseMonth = lazyDialog(async () => (await import('./CloseMonth')).CloseMonth);
const ReopenMonth = lazyDialog(async () => (await import('./ReopenMonth')).ReopenMonth);

interface MonthStateProps {
  month: MonthStateFragment;
  /** Number of documents on the screen's month. */
  documents: number;
}

/** Whether a month is open or handed over, by whom and when, and the button that changes it. */
export function MonthState({ month: shown, documents }: MonthStateProps) {
  const { month, isClosed, mayClose, mayReopen, handovers } = shown;
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  const name = monthName(month);

  return (
    <Row justify="space-between">
      <Stack gap={1}>
        <Row gap={2}>
          <Badge tone={isClosed ? 'good' : 'accent'}>{isClosed ? 'Closed' : 'Open'}</Badge>
          {!isClosed && !mayClose && (
            <Text size="small" tone="textMuted">
              Hand a month over after its last day, once the months before it are closed.
            </Text>
          )}
        </Row>
        {handovers.map((handover) => (
          <Text key={handover.at} size="small" tone="textMuted">
            {handoverText(handover)}
          </Text>
        ))}
      </Stack>
      {mayClose && <Button onClick={() => setAsked('close')}>Hand over {name}</Button>}
      {mayReopen && (
        <Button variant="secondary" onClick={() => setAsked('reopen')}>
          Open again
        </Button>
      )}
      {asked === 'close' && <CloseMonth month={month} documents={documents} onClose={() => setAsked(null)} />}
      {asked === 'reopen' && <ReopenMonth month={month} onClose={() => setAsked(null)} />}
    </Row>
  );
}

function handoverText({ kind, at, by, reason, documents, gross }: MonthStateFragment['handovers'][number]) {
  const who = `${by || 'Somebody'} on ${formatDateTime(at)}`;
  return kind === 'CLOSED'
    ? `Handed over by ${who}: ${plural(documents, 'document')}, ${formatPounds(gross.minorUnits)} in all.`
    : `Opened again by ${who}: ${reason}`;
}
