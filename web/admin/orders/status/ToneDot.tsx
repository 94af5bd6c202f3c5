import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { radius } from '../../../theme/tokens';

/** The colour of a state beside its words. */
export const ToneDot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.accent};

  &[data-tone='good'] { background: ${color.good}; }
  &[data-tone='bad'] { background: ${color.bad}; }
`;
