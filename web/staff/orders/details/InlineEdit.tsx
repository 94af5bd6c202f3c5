import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../design/IconButton';
import { Row } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import { usePermission } from '../../../session/permissions';
import type { DeskOrderFragment } from './details.generated';
import { InlineEditForm, type InlineEditRules } from './InlineEditForm';

interface InlineEditProps extends InlineEditRules {
  details: DeskOrderFragment;
  /** Label of the edit button. */
  editLabel: string;
  /** Read-only. */
  isFixed?: boolean;
  /** The read-only value. */
  children: ReactNode;
}

/** A value that is edited in place, with the permission for orders. */
export function InlineEdit({ details, editLabel, isFixed = false, children, ...rules }: InlineEditProps) {
  const hasOrders = usePermission('orders');
  const [base, setBase] = useState<DeskOrderFragment>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // A focus that has moved elsewhere stays there.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !base && isLost) button.current?.focus();
    wasOpen.current = Boolean(base);
  }, [base]);

  if (base)
    return (
      <InlineEditForm
        {...rules}
        details={details}
        base={base}
        onBase={setBase}
        onClose={() => setBase(undefined)}
      />
    );
  return (
    <Line gap={1}>
      {children}
      {hasOrders && !isFixed && (
        <Edit ref={button} label={editLabel} onClick={() => setBase(details)}>
          <Pencil aria-hidden="true" size={16} />
        </Edit>
      )}
    </Line>
  );
}

const Line = styled(Row)`flex-wrap: nowrap;`;
const Edit = styled(IconButton)`margin-block: -${space(2.5)};`;
