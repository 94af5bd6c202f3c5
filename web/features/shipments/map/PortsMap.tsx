import { styled } from 'styled-components';
import { DESTINATIONS } from '../../../../rules/destinations';
import { color } from '../../../design/theme/colors';
import { HOME_PORT, type Position, seaLane } from '../sea-lanes';
import { toChart } from './chart';
import { LAND } from './land';

/** From the Americas to New Zealand, twice as wide as high. */
const WINDOW = '-1050 -800 2870 1435';

/** A map of every port we ship to, and of the lanes there. */
export function PortsMap() {
  return (
    <Sea viewBox={WINDOW} role="img" aria-label="Map of the ports we ship to.">
      <path className="land" d={LAND} />
      {DESTINATIONS.map(({ key }) => (
        <path
          key={key}
          className="lane"
          d={`M${seaLane(key)
            .points.map((point) => toChart(point).join(' '))
            .join('L')}`}
        />
      ))}
      {DESTINATIONS.map(({ key }) => (
        <Port key={key} at={seaLane(key).points.at(-1) ?? HOME_PORT} />
      ))}
      <Port at={HOME_PORT} />
    </Sea>
  );
}

function Port({ at }: { at: Position }) {
  const [x, y] = toChart(at);
  return <circle cx={x} cy={y} r={16} />;
}

const Sea = styled.svg`
  width: 100%;
  height: auto;

  .land { fill: ${color.surfaceSunken}; stroke: ${color.lineStrong}; stroke-width: 2; stroke-opacity: 0.55; }
  .lane { fill: none; stroke: ${color.accent}; stroke-width: 5; stroke-dasharray: 1 14; stroke-linecap: round; stroke-linejoin: round; }
  circle { fill: ${color.surfaceRaised}; stroke: ${color.accent}; stroke-width: 7; }
`;
