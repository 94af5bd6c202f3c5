import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { touchTarget, type } from '../theme/tokens';

/** A button that reads as a link: for a small choice beside a form's fields. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  justify-self: start;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  ${type('small', 600)}
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
