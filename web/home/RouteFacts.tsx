import { styled } from 'styled-components';
import { type DestinationKey, destinationName } from '../../rules/destinations';
import { SEA_DISTANCES } from '../shipments/sea-distances';
import { HOME_PORT, seaLane } from '../shipments/sea-lanes';
import { color } from '../theme/colors';
import { figures, space, type } from '../theme/tokens';
import { formatCount } from '../ui/formats';
import { Money } from '../ui/Money';
import { RouteDrawing } from './RouteDrawing';

interface RouteFactsProps {
  destination?: DestinationKey;
  /** The destination's minimum charge, if known. */
  minimumPence?: number;
}

/** The route to the country as a picture and as text: ports, distance, lowest price. */
export function RouteFacts({ destination, minimumPence }: RouteFactsProps) {
  const lane = destination && seaLane(destination);
  return (
    <Figure>
      <RouteDrawing destination={destination} />
      <Caption aria-live="polite">
        {destination && lane ? (
          <>
            <div>
              <strong>UK to {destinationName(destination)}</strong>
              <span>
                {HOME_PORT.name} to {lane.port}
              </span>
            </div>
            <div>
              <strong className="figure">{formatCount(SEA_DISTANCES[destination])} nautical miles</strong>
              <span>by sea, approximately</span>
            </div>
            {minimumPence !== undefined && (
              <div>
                <strong className="figure">
                  From <Money pence={minimumPence} />
                </strong>
                <span>door to door</span>
              </div>
            )}
          </>
        ) : (
          <div>
            <strong>Where we deliver</strong>
            <span>Choose a country to see its route.</span>
          </div>
        )}
      </Caption>
    </Figure>
  );
}

const Figure = styled.figure`display: grid; gap: ${space(3)};`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  min-height: 2.75rem;

  strong { display: block; ${type('body', 600)} }
  .figure { ${figures('small')} line-height: 1.6; }
  span { ${type('small')} color: ${color.textMuted}; }
  .figure span { font: inherit; color: inherit; }
`;
