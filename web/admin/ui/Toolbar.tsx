import { styled } from 'styled-components';
import { from, space } from '../../theme/tokens';

/** Search and filters above a list, side by side where there is room; the first takes what is left. */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(3)};

  > :first-child { grid-column: 1 / -1; }

  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    > * { flex: 0 1 11rem; }
    > :first-child { flex: 1 1 16rem; }
    > button { flex: none; }
  }
`;
