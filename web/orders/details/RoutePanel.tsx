import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { toKey } from '../../apollo/enums';
import { color } from '../../theme/colors';
import { radius, shadow, space, type } from '../../theme/tokens';
import { useIsAtRest } from '../../ui/hooks/use-is-at-rest';
import type { RouteMapProps } from '../map/RouteMap';
import { routeText, type Travelling } from './route-text';

/** The route: a map with its stage, and the same as text, which stays when the map fails to load. */
export function RoutePanel(order: Travelling) {
  const isAtRest = useIsAtRest();
  const { from, to, share, stage, label, length } = routeText(order);
  const text = (
    <p>
      <strong>{stage}</strong>
      {' · '}
      {from} to {to}, {length}.
    </p>
  );
  const waiting = <Mapped map={<Waiting />} text={text} hasMark={share !== null} />;
  return (
    <Figure>
      <Suspense fallback={waiting}>
        {isAtRest ? (
          <MappedText
            destination={toKey(order.destination)}
            from={order.fromCity || 'UK'}
            to={destinationName(order.destination)}
            {...{ share, label, text }}
            height={heightFor}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </Figure>
  );
}

/** Large enough for a map, and leaves room for the rest. */
const HEIGHT_PX = { least: 220, most: 320 } as const;
const WIDTH_OF_HEIGHT = 2;

function heightFor(width: number): number {
  return Math.round(Math.min(Math.max(width / WIDTH_OF_HEIGHT, HEIGHT_PX.least), HEIGHT_PX.most));
}

function Mapped({ map, text, hasMark }: { map: ReactNode; text: ReactNode; hasMark: boolean }) {
  return (
    <>
      {map}
      <Caption>
        {text}
        {hasMark && <p>The mark shows the stage your shipment has reached, not the ship’s position.</p>}
      </Caption>
    </>
  );
}

/** Map code and land load on this page only; without them the text suffices. */
const MappedText = lazy<ComponentType<RouteMapProps & { text: ReactNode }>>(async () => {
  try {
    const { RouteMap } = await import('../map/RouteMap');
    return {
      default: ({ text, ...map }) => (
        <Mapped map={<RouteMap {...map} />} text={text} hasMark={map.share !== null} />
      ),
    };
  } catch {
    return { default: ({ text }) => <Caption>{text}</Caption> };
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
