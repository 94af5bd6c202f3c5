import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/** Takes the focus when it appears, so that its words are read and in view. */
export function FocusedBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <Box ref={box} tabIndex={-1}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  scroll-margin-block: ${space(6)};

  &:focus { outline: none; }
`;
