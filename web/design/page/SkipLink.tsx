import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { layer, radius, space } from '../theme/tokens';

/** A link over controls that somebody at a keyboard may pass by; seen while it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &:not(:focus) { translate: 0 -200%; }
`;
