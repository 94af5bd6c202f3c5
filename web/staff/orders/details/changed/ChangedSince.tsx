import { styled } from 'styled-components';
import { Button } from '../../../../design/Button';
import { Notice } from '../../../../design/feedback/Notice';
import { space } from '../../../../design/theme/tokens';
import { formatDateTime } from '../../../../lib/formats/formats';
import type { DeskOrderFragment } from '../details.generated';
import { eventsSince } from './changed-since';
import { orderDifferences } from './order-differences';

interface ChangedSinceProps {
  /** The version the form began with. */
  base: DeskOrderFragment;
  /** The current version. */
  now: DeskOrderFragment;
  /** An action was sent without an answer, so that it may be among the changes. */
  isUnknown?: boolean;
  /** Continues from the current version; typed values stay. */
  onLoad: () => void;
}

/** Shows what somebody has changed since a form was opened, and continues from there. */
export function ChangedSince({ base, now, isUnknown = false, onLoad }: ChangedSinceProps) {
  const events = eventsSince(base.version, now.events);
  const differences = orderDifferences(base, now);
  return (
    <Notice
      kind="warn"
      isAnnounced
      title={`This order changed while you were editing. ${isUnknown ? UNKNOWN_MESSAGE : "Your change wasn't saved."}`}
    >
      <Changes>
        {events.map(({ id, actor, at, description, reason }) => (
          <li key={id}>
            <b>{actor.name}</b>, {formatDateTime(at)}: {description}
            {reason && ` (${reason})`}
          </li>
        ))}
        {differences.map(({ label, was, now: is }) => (
          <li key={label}>
            {label}: {was} → <b>{is}</b>
          </li>
        ))}
      </Changes>
      <Button variant="secondary" onClick={onLoad}>
        Load the latest order
      </Button>
    </Notice>
  );
}

const UNKNOWN_MESSAGE = 'Check whether your change was made:';

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(1)} ${space(3)};
`;
