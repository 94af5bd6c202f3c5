import { styled } from 'styled-components';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { color } from '../../../design/theme/colors';
import { figures, from, radius, space, type } from '../../../design/theme/tokens';

interface Stat {
  /** The thing counted. */
  readonly name: string;
  readonly figure: string;
  /** The things excluded from the figure. */
  readonly note?: string | undefined;
}

/** Small tiles of totals above a list. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <Tiles>
      {stats.map(({ name, figure, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} {note && <small>{note}</small>}
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
  height: 7.5rem;
  ${from.tablet} { height: 3.5rem; }
`;

const Tiles = styled.dl`
  display: grid;
  flex-basis: 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  ${from.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }

  > div {
    padding: ${space(1.5)} ${space(3)};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }

  dt { ${type('caption', 500)} color: ${color.textMuted}; }
  dd { ${figures('medium')} overflow-wrap: anywhere; }
  small { ${type('caption')} color: ${color.textMuted}; }
`;
