import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';

/** The buttons at the end of a row. */
export const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -${space(1)};

  > button { padding-inline: ${space(2.5)}; font-size: 0.875rem; white-space: nowrap; }
`;
