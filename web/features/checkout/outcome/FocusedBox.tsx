import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../design/theme/tokens';

/** Takes the focus when it mounts, so that `label` and its text are read out and in view. */
export function FocusedBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const textId = useId();
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={label} aria-describedby={textId}>
      <div id={textId}>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  scroll-margin-block: ${space(6)};

  &:focus { outline: none; }
`;
