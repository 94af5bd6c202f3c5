import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { from, space, width } from '../../design/theme/tokens';
import { MovingScene } from './MovingScene';

interface HeroProps {
  /** Heading, lead and facts. */
  children: ReactNode;
  form: ReactNode;
}

/** First view of the home page and of a destination's: words over the household on its way, and the quote form. */
export function Hero({ children, form }: HeroProps) {
  return (
    <>
      <Sky>
        <Words>{children}</Words>
        <MovingScene />
      </Sky>
      <Dock>{form}</Dock>
    </>
  );
}

/** Cuts off what the shores and the sea have beyond the window. */
const Sky = styled.div`
  overflow: hidden;
  background: linear-gradient(${color.surface}, ${color.accentSoft});
`;

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  max-width: calc(${width.page} + ${space(8)});
  margin-inline: auto;
  padding: ${space(5)} ${space(4)} ${space(3)};

  ${from.tablet} { padding-block-start: ${space(8)}; }
  ${from.desktop} { padding-block: ${space(10)} ${space(2)}; }
`;

const Dock = styled.div`
  position: relative;
  max-width: calc(${width.page} + ${space(8)});
  margin: ${space(-2)} auto 0;
  padding-inline: ${space(4)};

  ${from.desktop} { margin-block-start: ${space(-4)}; }
`;
