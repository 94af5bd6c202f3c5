import { css } from 'styled-components';
import { color } from '../theme/colors';

/** A line above the element while `aria-busy`. The text keeps its contrast: it may still be read. */
export const busyIndicator = css`
  &[aria-busy='true'] { box-shadow: 0 -2px ${color.accent}; cursor: progress; }
`;
