import { useEffect, useRef } from 'react';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Row } from '../../../design/Stack';
import type { BulkChangeFragment } from './bulk.generated';
import { doneMessage } from './bulk-text';

interface BulkDoneProps {
  made: BulkChangeFragment;
  onUndo: () => void;
}

/** Reports a completed change, with undo; its button is gone, so this takes the focus. */
export function BulkDone({ made, onUndo }: BulkDoneProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice kind="good" isAnnounced>
        <Row justify="space-between">
          <span>{doneMessage(made)} The new prices are live.</span>
          <Button variant="secondary" onClick={onUndo}>
            Undo
          </Button>
        </Row>
      </Notice>
    </div>
  );
}
