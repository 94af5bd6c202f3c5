import { styled } from 'styled-components';
import { from, space } from '../theme/tokens';

interface ColumnsProps {
  /** `grid-template-columns` of wide screens; two equal ones when absent. */
  columns?: string;
  /** Width of a second part that stands beside all others, and between them on narrow screens. */
  beside?: string;
  gap?: number;
}

/** Parts below each other, side by side on wide screens. */
export const Columns = styled.div.withConfig({
  shouldForwardProp: (prop) => !['columns', 'beside', 'gap'].includes(prop),
})<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ gap = 6 }) => space(gap)};

  ${from.desktop} {
    ${({ columns = 'repeat(2, minmax(0, 1fr))', beside }) =>
      beside
        ? `grid-template: auto 1fr / minmax(0, 1fr) ${beside}; > :nth-child(2) { grid-area: 1 / 2 / span 2; }`
        : `grid-template-columns: ${columns};`}
  }
`;
