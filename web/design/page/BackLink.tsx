import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, touchTarget, type } from '../theme/tokens';

/** The way back to the page above, over a page's title. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Line to={to}>
      <span aria-hidden="true">←</span>
      {children}
    </Line>
  );
}

const Line = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  ${type('small', 600)}
`;
