import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { radius } from '../../../theme/tokens';

/** A status's colour beside its label. */
export const ToneDot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.accent};

  &[data-tone='good'] { background: ${color.good}; }
  &[data-tone='bad'] { background: ${color.bad}; }
`;
