import { Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { IconButton } from '../../../ui/IconButton';
import { Row } from '../../../ui/Stack';
import type { DeskOrderFragment } from './details.generated';
import { InlineEditForm, type InlineEditRules } from './InlineEditForm';

interface InlineEditProps extends InlineEditRules {
  details: DeskOrderFragment;
  refetch: () => Promise<unknown>;
  /** Of the button that begins the change. */
  editLabel: string;
  /** Nobody can change it now. */
  isFixed?: boolean;
  /** As it is read. */
  children: ReactNode;
}

/** One fact that is changed in its place. */
export function InlineEdit({
  details,
  refetch,
  editLabel,
  isFixed = false,
  children,
  ...rules
}: InlineEditProps) {
  const [base, setBase] = useState<DeskOrderFragment>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // Whoever has gone on to something else meanwhile stays there.
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
        refetch={refetch}
        onBase={setBase}
        onClose={() => setBase(undefined)}
      />
    );
  return (
    <Row gap={1}>
      {children}
      {!isFixed && (
        <Edit ref={button} label={editLabel} onClick={() => setBase(details)}>
          <Pencil aria-hidden="true" size={16} />
        </Edit>
      )}
    </Row>
  );
}

const Edit = styled(IconButton)`margin-block: -${space(2.5)};`;
