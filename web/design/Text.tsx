import { styled } from 'styled-components';
import { color } from './theme/colors';
import { type ReadingSize, type } from './theme/tokens';

type Tone = 'text' | 'textMuted' | 'good' | 'warn' | 'bad' | 'accent';

/** A paragraph; `as="span"` inside a line. */
export const Text = styled.p.withConfig({
  shouldForwardProp: (prop) => !['size', 'tone', 'weight'].includes(prop),
})<{ size?: ReadingSize; tone?: Tone; weight?: number }>`
  ${({ size = 'body', weight = 400 }) => type(size, weight)}
  color: ${({ tone = 'text' }) => color[tone]};
  text-wrap: pretty;
`;
