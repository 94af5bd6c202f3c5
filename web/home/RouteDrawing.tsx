import { keyframes, styled } from 'styled-components';
import { DESTINATIONS, type DestinationKey } from '../../rules/destinations';
import { HOME_PORT, type Position, seaLane } from '../shipments/sea-lanes';
import { color } from '../theme/colors';
import { motion, radius } from '../theme/tokens';
import { CHART, LAND, toChart } from './chart';

/** A chart with the sea lane to the destination, or with every port we ship to. The text is beside it. */
export function RouteDrawing({ destination }: { destination?: DestinationKey }) {
  return (
    <Sea viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
      <path className="land" d={LAND} />
      {DESTINATIONS.map(({ key }) => (
        <Port key={key} position={seaLane(key).points.at(-1)} size={5} />
      ))}
      {destination && (
        <g key={destination} className="lane">
          <path pathLength={1} d={smooth(seaLane(destination).points)} />
          <Port position={seaLane(destination).points.at(-1)} size={11} isGoal />
        </g>
      )}
      <Port position={HOME_PORT.position} size={8} />
    </Sea>
  );
}

function Port({ position, size, isGoal = false }: { position?: Position; size: number; isGoal?: boolean }) {
  if (!position) return null;
  const [x, y] = toChart(position);
  return <circle className={isGoal ? 'goal' : 'port'} cx={x} cy={y} r={size} />;
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). */
function smooth(points: readonly Position[]): string {
  const at = (index: number) => toChart(points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]);
  const round = (units: number) => Math.round(units * 10) / 10;
  const [startX, startY] = at(0);
  const stretches = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 8,
      from[1] + (to[1] - before[1]) / 8,
      to[0] - (after[0] - from[0]) / 8,
      to[1] - (after[1] - from[1]) / 8,
      ...to,
    ];
    return `C${controls.map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${stretches.join('')}`;
}

const sail = keyframes`from { stroke-dashoffset: 1; }`;

const Sea = styled.svg`
  width: 100%;
  height: auto;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};

  .land { fill: ${color.surfaceSunken}; stroke: ${color.lineStrong}; stroke-width: 1; stroke-opacity: 0.45; }
  .port { fill: ${color.accent}; stroke: ${color.accentSoft}; stroke-width: 2; }
  .goal { fill: ${color.buoy}; stroke: ${color.surfaceRaised}; stroke-width: 3; }

  .lane path {
    fill: none;
    stroke: ${color.buoy};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    animation: ${sail} ${motion.calm};
  }
`;
