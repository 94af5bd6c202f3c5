import { css } from 'styled-components';
import { color } from '../../theme/colors';

/** A line along the top edge while `aria-busy`. The text keeps its contrast: it may still be read. */
export const busyLine = css`
  position: relative;

  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: -3px 0 auto;
    height: 2px;
    background: ${color.accent};
  }
`;
