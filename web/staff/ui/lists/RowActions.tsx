import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';

/** The buttons at the end of a row. */
export const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -${space(1)};

  > button { padding-inline: ${space(2.5)}; font-size: 0.875rem; white-space: nowrap; }
`;

/** Removes the row: apart from the other buttons, and in another colour. */
export const DeleteButton = styled(Button).attrs({ variant: 'quiet' })`
  && { margin-inline-start: ${space(3)}; color: ${color.bad}; }
  &&:hover { background: ${color.badSoft}; color: ${color.badStrong}; }
`;
