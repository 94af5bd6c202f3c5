import { styled } from 'styled-components';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Stack } from '../../../design/Stack';
import { from, radius, space } from '../../../design/theme/tokens';

/** The cards of an order of a few boxes, in their columns, by their height in rem on wide screens. */
const CARDS = [[24], [28, 20, 18.5], [16, 3.5, 28.5, 12.5]];

/** Every card of an order in its place and size, before any has loaded. */
export function PartsLoading() {
  return (
    <Loading label="Loading order...">
      <PartsGrid>
        {CARDS.map((heights) => (
          <PartsColumn key={String(heights)}>
            {heights.map((height) => (
              <Card key={height} $height={height}>
                <Skeleton height="100%" />
              </Card>
            ))}
          </PartsColumn>
        ))}
      </PartsGrid>
    </Loading>
  );
}

export const PartsColumn = styled(Stack)`
  gap: ${space(3)};

  ${from.desktop} { gap: ${space(6)}; }
`;

/** On narrow screens the actions follow the timeline; on wide ones they are a column beside everything else. */
export const PartsGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(6)};
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;

/** Folded on narrow screens. */
const Card = styled.div<{ $height: number }>`
  height: 4.5rem;
  border-radius: ${radius.large};
  overflow: hidden;

  ${from.desktop} { height: ${({ $height }) => $height}rem; }
`;
