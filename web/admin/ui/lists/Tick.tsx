import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { space, touchTarget } from '../../../theme/tokens';

interface TickProps {
  label: string;
  isTicked: boolean;
  /** Some of what it stands for is ticked. */
  isPartly?: boolean;
  onToggle: () => void;
}

/** A box to tick in a list, whose words are heard and not seen; as large as a finger. */
export function Tick({ label, isTicked, isPartly = false, onToggle }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isTicked;
  }, [isPartly, isTicked]);

  return (
    <Room>
      <input ref={box} type="checkbox" aria-label={label} checked={isTicked} onChange={onToggle} />
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
