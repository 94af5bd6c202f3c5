import { styled } from 'styled-components';
import { from, space } from '../../../design/theme/tokens';

/** Search and filters above a list, in a row where there is room; the first one grows. */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(3)};

  > :first-child { grid-column: 1 / -1; }

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    > * { flex: 0 1 10rem; }
    > :first-child { flex: 1 1 13rem; }
    > button { flex: none; }
  }

  ${from.desktop} {
    > :not(:first-child, button) { flex-basis: 11rem; }
    @media (pointer: fine) { input, select { min-height: 2.25rem; padding-block: ${space(1)}; } }
  }
`;
