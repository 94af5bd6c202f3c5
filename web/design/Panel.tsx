import { styled } from 'styled-components';
import { color } from './theme/colors';
import { from, radius, shadow, space } from './theme/tokens';

/** A raised panel; `as="section"` with a heading when it is a part of the page. */
export const Panel = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.low};

  ${from.tablet} { padding: ${space(6)}; }
`;

/** Around panels that stand below the one that matters most: lines between them in place of cards. */
export const FlatPanels = styled.div`
  display: grid;
  gap: ${space(2)};

  > ${Panel}, > * > ${Panel} {
    padding-inline: 0;
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;
