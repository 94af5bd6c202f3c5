import { styled } from 'styled-components';
import { from, space, width } from '../theme/tokens';

type Measure = keyof typeof width;

/** The centred body of a page, as wide as `measure`, with padding on every screen. */
export const Page = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'measure' })<{
  measure?: Measure;
}>`
  width: 100%;
  max-width: calc(${({ measure = 'page' }) => width[measure]} + ${space(8)});
  margin-inline: auto;
  padding: ${space(6)} ${space(4)} ${space(16)};

  ${from.tablet} { padding-block-start: ${space(10)}; }
`;
