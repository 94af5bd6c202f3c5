import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { figures, from, radius, space, type } from '../../theme/tokens';

/** Cards of figures above a list, each with the name of what it counts. */
export function Figures({ of }: { of: readonly { name: string; figure: string }[] }) {
  return (
    <Tiles>
      {of.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  > div {
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
    container-type: inline-size;
  }

  dt { ${type('caption', 500)} color: ${color.textMuted}; }
  dd { ${figures('large')} font-size: clamp(1rem, 12cqi, 1.5rem); overflow-wrap: anywhere; }
`;
