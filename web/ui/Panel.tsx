import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { from, radius, shadow, space } from '../theme/tokens';

/** A raised panel; `as="section"` with a heading when it is a part of the page. */
export const Panel = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.low};

  ${from.tablet} { padding: ${space(6)}; }
`;
