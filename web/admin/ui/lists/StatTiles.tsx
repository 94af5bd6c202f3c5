import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { figures, from, radius, space, type } from '../../../theme/tokens';
import { Skeleton } from '../../../ui/feedback/Skeleton';

interface Stat {
  /** What it counts. */
  readonly name: string;
  readonly figure: string;
  /** What it excludes. */
  readonly note?: string | undefined;
}

/** Tiles of totals above a list. */
export function StatTiles({ of }: { of: readonly Stat[] }) {
  return (
    <Tiles>
      {of.map(({ name, figure, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Tiles>
  );
}

/** Skeleton of four tiles. */
export function StatTilesSkeleton() {
  return (
    <Room>
      <Skeleton height="100%" />
    </Room>
  );
}

const Room = styled.div`
  height: 10rem;
  ${from.tablet} { height: 5.75rem; }
`;

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
  small { display: block; ${type('caption')} color: ${color.textMuted}; }
`;
