import { styled } from 'styled-components';
import { from, space } from '../theme/tokens';

/** A heading, the quote form and the route beside both. */
export const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(6)} ${space(12)};
  }
`;

export const Route = styled.div`
  ${from.desktop} { grid-area: 1 / 2 / 3 / 3; align-self: start; }
`;
