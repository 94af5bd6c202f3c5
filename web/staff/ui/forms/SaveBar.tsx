import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { layer, space } from '../../../design/theme/tokens';

/** The end of a long form, in sight while it scrolls. */
export const SaveBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`;
