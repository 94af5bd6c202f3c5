import { styled } from 'styled-components';
import { CONTAINERS, smallestContainer, usableCm3 } from '../../../../rules/containers';
import { CONTAINER_SIZES } from '../../../../rules/destination-guide';
import { toCubicMetres } from '../../../../rules/prices/volume';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, type } from '../../../design/theme/tokens';
import type { ShipmentSums } from './shipment-sums';

interface FitGaugeProps {
  quote: ShipmentSums;
}

/** How far a shipment fills the minimum charge, then each container in turn: one bar, and a sentence. */
export function FitGauge({ quote }: FitGaugeProps) {
  return (
    <Gauge>
      <Bar aria-hidden="true">
        {stepsOf(quote).map(({ name, note, share }) => (
          <li key={name}>
            <Track>
              <Reached style={{ scale: `${share} 1` }} />
            </Track>
            <span>{name}</span>
            <span>{note}</span>
          </li>
        ))}
      </Bar>
      <p>{fitText(quote)}</p>
    </Gauge>
  );
}

/** "4.20 m³ fills 15% of a 20FT container (28 m³ usable)." */
export function fitText({ volumeCm3, minimumPence, minimumTopUpPence }: ShipmentSums): string {
  const volume = `${toCubicMetres(volumeCm3).toFixed(2)} m³`;
  const size = smallestContainer(volumeCm3);
  if (!size) return `${volume} is more than one container holds.`;
  const { name, usableM3 } = CONTAINERS[size];
  const percent = Math.max(1, Math.round((volumeCm3 / usableCm3(size)) * 100));
  const isReached = minimumPence > 0 && minimumTopUpPence === 0;
  const fill = `${volume} fills ${percent}% of a ${name} container (${usableM3} m³ usable).`;
  return isReached ? `${fill} You've reached the minimum charge.` : fill;
}

interface Step {
  readonly name: string;
  readonly note: string;
  /** Filled of it, 0 to 1. */
  readonly share: number;
}

function stepsOf({ volumeCm3, itemsPence, minimumPence, minimumTopUpPence }: ShipmentSums): Step[] {
  const containers = CONTAINER_SIZES.map((size, index) => {
    const before = index === 0 ? 0 : usableCm3(CONTAINER_SIZES[index - 1] ?? size);
    return {
      name: CONTAINERS[size].name,
      note: `${CONTAINERS[size].usableM3} m³`,
      share: minimumTopUpPence > 0 ? 0 : shareOf(volumeCm3 - before, usableCm3(size) - before),
    };
  });
  if (minimumPence === 0) return containers;
  return [{ name: 'Minimum', note: 'charge', share: shareOf(itemsPence, minimumPence) }, ...containers];
}

function shareOf(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole));
}

const Gauge = styled.div`
  display: grid;
  gap: ${space(2)};
  ${type('small')}
`;

const Bar = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 2px;
  ${type('caption')}
  color: ${color.textMuted};

  > li { display: grid; align-content: start; }
`;

const Track = styled.div`
  height: 8px;
  margin-block-end: ${space(1)};
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
`;

const Reached = styled.div`
  height: 100%;
  background: ${color.accent};
  transform-origin: left;
  &:dir(rtl) { transform-origin: right; }
  transition: scale ${motion.calm};
  @media (forced-colors: active) { background: Highlight; }
`;
