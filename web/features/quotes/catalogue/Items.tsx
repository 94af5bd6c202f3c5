import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';

/** Cards below each other, or in a grid. */
export const Items = styled.ul`
  & + & { border-block-start: 1px solid ${color.line}; }

  [data-view='grid'] & {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
    gap: 1px;
    background: ${color.line};
  }
`;
