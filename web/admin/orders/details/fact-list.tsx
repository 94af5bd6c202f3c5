import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { space, type } from '../../../theme/tokens';

/** Terms and values, in two columns where there is room. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(3)} ${space(5)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
