import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { layer } from '../../theme/tokens';

/** The line along the upper edge while code is on its way. */
export const LoadingLine = styled.div.attrs({ 'aria-hidden': true })`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${color.accent};
`;
