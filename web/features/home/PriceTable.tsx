import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { figures, space, type } from '../../design/theme/tokens';

/** Rows with a price, or another short value, at their end. */
export const PriceTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th, td { padding: 0; border-block-end: 1px solid ${color.line}; text-align: start; }
  thead th { padding-block-end: ${space(2)}; ${type('caption', 600)} color: ${color.textMuted}; }
  th:last-child, td { text-align: end; }
  tbody th { ${type('body', 500)} }
  td { ${figures('small', 500)} }
  a { display: block; padding-block: ${space(2.5)}; }
`;
