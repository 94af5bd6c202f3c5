import { styled } from 'styled-components';
import { color } from './theme/colors';
import { radius, space, type } from './theme/tokens';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<BadgeTone, { ground: string; text: string }> = {
  neutral: { ground: color.surfaceSunken, text: color.text },
  accent: { ground: color.accentSoft, text: color.accent },
  good: { ground: color.goodSoft, text: color.good },
  warn: { ground: color.warnSoft, text: color.warn },
  bad: { ground: color.badSoft, text: color.bad },
};

/** A short state or count beside the thing it is about. */
export const Badge = styled.span.withConfig({ shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: BadgeTone;
}>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 1.75em;
  justify-content: center;
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.round};
  background: ${({ tone = 'neutral' }) => tones[tone].ground};
  color: ${({ tone = 'neutral' }) => tones[tone].text};
  ${type('caption', 600)}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
