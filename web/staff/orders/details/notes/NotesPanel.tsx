import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../../design/Badge';
import { Section } from '../../../../design/page/Section';
import { Text } from '../../../../design/Text';
import { color } from '../../../../design/theme/colors';
import { radius, space, type } from '../../../../design/theme/tokens';
import { formatDateTime } from '../../../../lib/formats/formats';

interface NotesPanelProps {
  title: string;
  notes: readonly WrittenNote[];
  /** The form for another one. */
  children?: ReactNode;
}

interface WrittenNote {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  readonly createdAt: string;
}

/** Notes between staff, on another ground. */
export function NotesPanel({ title, notes, children }: NotesPanelProps) {
  return (
    <Internal title={title} aside={<Badge tone="warn">Staff only</Badge>} gap={3}>
      {notes.length === 0 ? (
        <Text size="small" tone="textMuted">
          No notes yet. The customer never sees them.
        </Text>
      ) : (
        <List>
          {notes.map(({ id, text, author, createdAt }) => (
            <li key={id}>
              <NoteText>{text}</NoteText>
              <Text size="caption" tone="textMuted">
                {author}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </Text>
            </li>
          ))}
        </List>
      )}
      {children}
    </Internal>
  );
}

const Internal = styled(Section)`border: 1px dashed ${color.warn}; background: ${color.warnSoft};`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};

  li { padding: ${space(2)} ${space(3)}; border-radius: ${radius.medium}; background: ${color.surface}; }
`;

const NoteText = styled.p`${type('small')} white-space: pre-wrap; overflow-wrap: anywhere;`;
