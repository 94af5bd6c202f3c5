import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { space } from '../../../design/theme/tokens';
import { formatDateTime } from '../../../lib/formats/formats';
import { usePermission } from '../../../session/permissions';
import { FROM_LIST } from '../../ui/lists/use-close-to-list';
import { orderPath } from '../../ui/order-path';
import type { BulkOutcome } from './use-bulk-change';

interface BulkResultProps {
  outcome: Pick<BulkOutcome, 'refused' | 'isUndo'> & { readonly changed: readonly unknown[] };
  detailsOf?: (id: string) => To;
  onClose: () => void;
}

/** "12 changed, 2 refused", and why; takes the focus when it mounts. */
export function BulkResult({
  outcome: { changed, refused, isUndo = false },
  detailsOf = orderPath,
  onClose,
}: BulkResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasOrders = usePermission('orders', 'money');
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        kind={refused.length > 0 ? 'warn' : 'good'}
        isAnnounced
        title={
          isUndo
            ? `${changed.length} undone, ${refused.length} not`
            : `${changed.length} changed, ${refused.length} refused`
        }
      >
        {refused.length > 0 && (
          <Refused>
            {refused.map(({ id, number, message, changes }) => (
              <li key={id}>
                {!number && <b>A deleted order</b>}
                {number && !hasOrders && <b>{number}</b>}
                {number && hasOrders && (
                  <Link to={detailsOf(id)} state={FROM_LIST}>
                    {number}
                  </Link>
                )}
                : {message}
                {changes.map(({ at, what, by }) => (
                  <span key={`${at} ${what}`}>
                    {what}, by {by.name}, {formatDateTime(at)}
                  </span>
                ))}
              </li>
            ))}
          </Refused>
        )}
        <Dismiss variant="quiet" onClick={onClose}>
          Dismiss
        </Dismiss>
      </Notice>
    </div>
  );
}

const Dismiss = styled(Button)`margin-inline-start: -${space(4)};`;

const Refused = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  span { display: block; margin-inline-start: ${space(4)}; }
`;
