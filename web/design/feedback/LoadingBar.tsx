import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { layer } from '../theme/tokens';

/** The bar along the top edge while code loads. */
export const LoadingBar = styled.div.attrs({ 'aria-hidden': true })`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${color.accent};
`;
