import { type ComponentType, lazy, Suspense } from 'react';
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
  return (
    <Figure>
      <Suspense fallback={<Waiting />}>
        <RouteMap
          destination={order.destination}
          from={order.fromCity || 'UK'}
          to={destinationName(order.destination)}
          {...{ share, label }}
          height={heightFor}
        />
      </Suspense>
      <Caption>
        <p>
          <strong>{stage}</strong>
          {' · '}
          {from} to {to}, {length}.
        </p>
        {share !== null && (
          <p>The mark shows the stage your shipment has reached, not the ship’s position.</p>
        )}
      </Caption>
    </Figure>
  );
}

/** Half as high as wide, within what still is a map and leaves room for the rest of the page. */
function heightFor(width: number): number {
  return Math.round(Math.min(Math.max(width * 0.5, 220), 320));
}

/** Charts and land come with this page alone; without them the words are enough. */
const RouteMap = lazy<ComponentType<RouteMapProps>>(async () => {
  try {
    return { default: (await import('./map/RouteMap')).RouteMap };
  } catch {
    return { default: () => null };
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

  p + p { color: ${color.textMuted}; ${type('caption')} }
`;
