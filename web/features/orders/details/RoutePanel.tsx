import { Suspense } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { fromGraphqlEnum } from '../../../data/enums';
import { lazyOptional } from '../../../design/lazy-optional';
import { color } from '../../../design/theme/colors';
import { radius, shadow, space, type } from '../../../design/theme/tokens';
import { useIsIdle } from '../../../lib/hooks/use-is-idle';
import { type RouteOrder, routeText } from './route-text';

/** The route: a map with its stage, and the same as text, which stays when the map fails to load. */
export function RoutePanel(order: RouteOrder) {
  const isAtRest = useIsIdle();
  const { from, to, share, stage, label } = routeText(order);
  return (
    <Figure>
      <Suspense fallback={<Waiting />}>
        {isAtRest ? (
          <RouteMap
            destination={fromGraphqlEnum(order.destination)}
            from={order.fromCity || 'UK'}
            to={order.toCity || destinationName(order.destination)}
            {...{ share, label }}
            height={heightFor}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
      <Caption>
        <p>
          <strong>{stage}</strong>
          {' · '}
          {from} to {to}
        </p>
        <p>Shows the stage, not the ship's position.</p>
      </Caption>
    </Figure>
  );
}

/** Large enough for a map, and leaves room for the rest. */
const HEIGHT_PX = { least: 190, most: 320 } as const;
const WIDTH_OF_HEIGHT = 2;

function heightFor(width: number): number {
  return Math.round(Math.min(Math.max(width / WIDTH_OF_HEIGHT, HEIGHT_PX.least), HEIGHT_PX.most));
}

/** Map code and land load on this page only; without them the text suffices. */
const RouteMap = lazyOptional(async () => (await import('../../shipments/map/RouteMap')).RouteMap);

const Figure = styled.figure`
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.low};
`;

/** As high as the map, to avoid a layout shift. */
const Waiting = styled.div`
  aspect-ratio: ${WIDTH_OF_HEIGHT};
  min-height: ${HEIGHT_PX.least}px;
  max-height: ${HEIGHT_PX.most}px;
  background: ${color.accentSoft};
`;

const Caption = styled.figcaption`
  padding: ${space(3)} ${space(4)};
  ${type('small')}
  overflow-wrap: anywhere;

  p + p { color: ${color.textMuted}; ${type('caption')} }
`;
