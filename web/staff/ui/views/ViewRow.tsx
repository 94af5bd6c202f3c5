import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../../design/IconButton';
import { color } from '../../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../../design/theme/tokens';
import type { SavedView } from '../staff-preferences';
import { NameForm } from './NameForm';
import { renameView } from './saved-views';

interface ViewRowProps {
  view: SavedView;
  to: string;
  /** Its filters hold. */
  isActive: boolean;
  /** Why it cannot have this name. */
  nameProblem: (name: string) => string | null;
  onDelete: () => void;
}

/** One view: opens its list, is renamed in place, or deleted. */
export function ViewRow({ view, to, isActive, nameProblem, onDelete }: ViewRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={`New name of ${view.name}`}
          button="Rename"
          name={view.name}
          nameProblem={nameProblem}
          onName={(name) => {
            setIsRenaming(false);
            renameView(view, name);
          }}
        />
      </li>
    );
  return (
    <Row>
      <Open to={to} aria-current={isActive || undefined}>
        {view.name}
      </Open>
      <IconButton label={`Rename ${view.name}`} onClick={() => setIsRenaming(true)}>
        <Pencil aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={`Delete ${view.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={16} />
      </IconButton>
    </Row>
  );
}

const Row = styled.li`display: flex; align-items: center;`;

const Open = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border-radius: ${radius.medium};
  color: ${color.text};
  ${type('small', 600)}
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[aria-current] { background: ${color.accentSoft}; color: ${color.accentStrong}; }
`;
