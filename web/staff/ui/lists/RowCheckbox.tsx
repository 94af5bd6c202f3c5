import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { space, touchTarget } from '../../../design/theme/tokens';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  /** Only some of its rows are selected. */
  isIndeterminate?: boolean;
  onToggle: () => void;
}

/** A checkbox in a list with a visually hidden label; of touch-target size. */
export function RowCheckbox({ label, isSelected, isIndeterminate = false, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate && !isSelected;
  }, [isIndeterminate, isSelected]);

  return (
    <Room>
      <input ref={box} type="checkbox" aria-label={label} checked={isSelected} onChange={onToggle} />
    </Room>
  );
}

const Room = styled.label`
  display: inline-grid;
  place-items: center;
  width: ${touchTarget};
  height: ${touchTarget};
  margin: -${space(2)};
  cursor: pointer;

  input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: ${color.accent}; cursor: pointer; }
`;
