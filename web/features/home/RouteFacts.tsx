import { Suspense } from 'react';
import { styled } from 'styled-components';
import { describeTransit } from '../../../rules/destination-guide';
import { DESTINATIONS, type DestinationKey, destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import type { Shop } from '../../data/page/page-data';
import { lazyOptional } from '../../design/lazy-optional';
import { color } from '../../design/theme/colors';
import { figures, from, radius, space, type } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import { useIsIdle } from '../../lib/hooks/use-is-idle';
import type { QuoteStart } from '../shipments/quote-url';

interface RouteFactsProps {
  shop: Shop | null;
  /** All destinations when missing. */
  destination?: DestinationKey;
}

/** Where to, in how many weeks and from how much: to one destination, or to all of them. */
export function RouteFacts({ shop, destination }: RouteFactsProps) {
  const isMeant = (it: { destination: string }) =>
    !destination || fromGraphqlEnum(it.destination) === destination;
  const times = (shop?.transitTimes ?? []).filter((time) => time.service === 'STANDARD' && isMeant(time));
  const prices = (shop?.destinationRates ?? []).filter(isMeant).map((rate) => rate.minimumCharge.minorUnits);
  const days = {
    fromDays: Math.min(...times.map(({ fromDays }) => fromDays)),
    toDays: Math.max(...times.map(({ toDays }) => toDays)),
  };
  return (
    <Facts aria-live="polite">
      <li>
        {destination ? `UK to ${destinationName(destination)}` : `UK to ${DESTINATIONS.length} destinations`}
      </li>
      {times.length > 0 && <li>{describeTransit(days)} door to door</li>}
      {prices.length > 0 && <li>From {formatPounds(Math.min(...prices))}</li>}
    </Facts>
  );
}

/** The way to the typed city on a map, or every port we ship to. */
export function RouteChart({ route: { fromCity, toCity, toCountry } }: { route: QuoteStart }) {
  const isAtRest = useIsIdle();
  const goal = toCountry && (toCity.trim() || destinationName(toCountry));
  return (
    <Figure>
      <Suspense fallback={<Waiting />}>
        {!isAtRest ? (
          <Waiting />
        ) : toCountry ? (
          <RouteMap
            destination={toCountry}
            from={fromCity.trim() || 'UK'}
            to={goal}
            share={null}
            label={`Map of the way from ${fromCity.trim() || 'the UK'} to ${goal}.`}
            height={heightFor}
          />
        ) : (
          <PortsMap />
        )}
      </Suspense>
    </Figure>
  );
}

const WIDTH_OF_HEIGHT = 2;

function heightFor(width: number): number {
  return Math.round(width / WIDTH_OF_HEIGHT);
}

const RouteMap = lazyOptional(async () => (await import('../shipments/map/RouteMap')).RouteMap);
const PortsMap = lazyOptional(async () => (await import('../shipments/map/PortsMap')).PortsMap);

/** On a phone two rows high, whatever is chosen. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space(1)} ${space(1.5)};
  min-height: 3.75rem;
  ${from.phone} { min-height: 0; }

  li {
    padding: ${space(1)} ${space(2.5)};
    border-radius: ${radius.round};
    background: ${color.surfaceRaised};
    ${type('caption', 600)}
    ${from.phone} { ${figures('small')} }
  }
`;

const Figure = styled.figure`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  /* Scripts draw the map. */
  @media (scripting: none) { display: none; }
`;

/** As high as the map, to avoid a layout shift. */
const Waiting = styled.div`aspect-ratio: ${WIDTH_OF_HEIGHT};`;
