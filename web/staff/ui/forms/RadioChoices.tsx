import { styled } from 'styled-components';
import { space, touchTarget, type } from '../../../design/theme/tokens';

/** A question as the legend, and one choice per label. */
export const RadioChoices = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  ${type('body')}

  legend { padding: 0; ${type('small', 600)} }
  label { display: flex; align-items: center; gap: ${space(2)}; min-height: ${touchTarget}; cursor: pointer; }
  input { flex: none; width: 1.15rem; height: 1.15rem; accent-color: currentcolor; }
`;
