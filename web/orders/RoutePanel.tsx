import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../rules/destinations';
import { color } from '../theme/colors';
import { radius, shadow, space, type } from '../theme/tokens';
import type { RouteMapProps } from './map/RouteMap';
import type { OrderDetails } from './order-types';
import { routeWords } from './route-words';

/** The way of the shipment: a map with its stage, and the same in words, which stay when the map cannot be loaded. */
export function RoutePanel({ order }: { order: OrderDetails }) {
  const { from, to, share, stage, label, length } = routeWords(order);
  const words = (
    <p>
      <strong>{stage}</strong>
      {' · '}
      {from} to {to}, {length}.
    </p>
  );
  return (
    <Figure>
      <Suspense fallback={<Waiting />}>
        <MappedWords
          destination={order.destination}
          from={order.fromCity || 'UK'}
          to={destinationName(order.destination)}
          {...{ share, label, words }}
          height={heightFor}
        />
      </Suspense>
    </Figure>
  );
}

/** Half as high as wide, within what still is a map and leaves room for the rest of the page. */
function heightFor(width: number): number {
  return Math.round(Math.min(Math.max(width * 0.5, 220), 320));
}

/** Charts and land come with this page alone; without them the words are enough. */
const MappedWords = lazy<ComponentType<RouteMapProps & { words: ReactNode }>>(async () => {
  try {
    const { RouteMap } = await import('./map/RouteMap');
    return {
      default: ({ words, ...map }) => (
        <>
          <RouteMap {...map} />
          <Caption>
            {words}
            {map.share !== null && (
              <p>The mark shows the stage your shipment has reached, not the ship’s position.</p>
            )}
          </Caption>
        </>
      ),
    };
  } catch {
    return { default: ({ words }) => <Caption>{words}</Caption> };
  }
});

const Figure = styled.figure`
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.low};
`;

const Waiting = styled.div`min-height: 220px; background: ${color.accentSoft};`;

const Caption = styled.figcaption`
  padding: ${space(3)} ${space(4)};
  ${type('small')}
  overflow-wrap: anywhere;

  p + p { color: ${color.textMuted}; ${type('caption')} }
`;
