import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from './theme/colors';
import { space, type } from './theme/tokens';

/** A term and its value; nothing without a value. */
export function Fact({ name, children }: { name: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Terms and values below each other; in columns where there is room, with `hasColumns`. */
export const FactList = styled.dl.withConfig({ shouldForwardProp: (prop) => prop !== 'hasColumns' })<{
  hasColumns?: boolean;
}>`
  display: grid;
  grid-template-columns: ${({ hasColumns }) => (hasColumns ? 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' : 'minmax(0, 1fr)')};
  gap: ${space(3)} ${space(5)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;
