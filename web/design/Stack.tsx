import { styled } from 'styled-components';
import { space } from './theme/tokens';

interface Gap {
  /** Steps of the spacing scale. */
  gap?: number;
}

const ownProps = ['gap', 'align', 'justify'];

/** Children in a column with one gap. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => !ownProps.includes(prop) })<
  Gap & { align?: string }
>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ gap = 4 }) => space(gap)};
  justify-items: ${({ align = 'stretch' }) => align};
`;

/** Children in a row; they wrap when there is no room. */
export const Row = styled.div.withConfig({ shouldForwardProp: (prop) => !ownProps.includes(prop) })<
  Gap & { align?: string; justify?: string }
>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ gap = 3 }) => space(gap)};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'flex-start' }) => justify};
`;
