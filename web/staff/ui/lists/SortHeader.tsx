import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';

interface SortHeaderProps {
  label: string;
  /** The current sorting by this column, if any. */
  direction?: 'ascending' | 'descending';
  onSort: () => void;
  /** Aligned with numbers, to the end. */
  isNumber?: boolean;
}

/** The header of a sortable column. */
export function SortHeader({ label, direction, onSort, isNumber = false }: SortHeaderProps) {
  const Arrow = direction ? arrows[direction] : ArrowUpDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-number={isNumber || undefined}>
      <Press type="button" onClick={onSort} data-on={Boolean(direction)}>
        {label}
        <Arrow aria-hidden="true" size={14} />
      </Press>
    </th>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  margin-block: -${space(2.5)};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;

  svg { flex: none; }
  &:hover, &[data-on='true'] { color: ${color.accentStrong}; }
`;
