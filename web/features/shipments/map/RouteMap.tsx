import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { DestinationKey } from '../../../../rules/destinations';
import { color } from '../../../design/theme/colors';
import { type } from '../../../design/theme/tokens';
import { drawMap } from './draw-map';
import { LAND } from './land';
import type { Point } from './lane-line';
import { mapRouteTo } from './map-route';

interface RouteMapProps {
  destination: DestinationKey;
  /** Names of both ends. Where the place of `to` is not known, the map ends at the country's port and says so. */
  from: string;
  to: string;
  /** Travelled share, 0 to 1; null when nothing travels. */
  share: number | null;
  /** Text alternative. */
  label: string;
  height: (width: number) => number;
}

const MARGIN = 36;
const NAME_OFFSET = 16;
const NAME_LETTERS_MAX = 20;

/** A map of the sea lane to a destination with the shipment's progress. */
export function RouteMap({ destination, from, to, share, label, height: heightOf }: RouteMapProps) {
  const [frame, width] = useWidth();
  const height = heightOf(width);
  const way = useMemo(() => mapRouteTo(destination, to), [destination, to]);
  const map = useMemo(
    () => (width > 0 ? drawMap(way, share ?? 0, { width, height, margin: MARGIN }) : null),
    [way, share, width, height],
  );
  const port = way.endsAtPort;
  return (
    <Frame ref={frame}>
      {map && (
        <Sea
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={port ? `${label} The map ends at the port of ${port}.` : label}
        >
          <path className="grid" d={map.grid} />
          <path className="land" d={LAND} transform={map.transform} />
          <path className="lane" d={map.lane} />
          {share !== null && <path className="sailed" d={map.sailed} />}
          <End at={map.home} name={from} other={map.goal} width={width} />
          <End at={map.goal} name={port ? `Port: ${port}` : to} other={map.home} width={width} />
          {share !== null && <Shipment at={map.shipment} />}
        </Sea>
      )}
    </Frame>
  );
}

/** One end of the lane; its name is on the side away from the lane. */
function End({ at: [x, y], name, other, width }: { at: Point; name: string; other: Point; width: number }) {
  const isBelow = other[1] < y - NAME_OFFSET;
  const anchor = x < MARGIN * 2 ? 'start' : x > width - MARGIN * 2 ? 'end' : 'middle';
  const shift = { start: -6, middle: 0, end: 6 }[anchor];
  return (
    <>
      <circle className="end" cx={x} cy={y} r={5} />
      <text x={x + shift} y={isBelow ? y + NAME_OFFSET + 8 : y - NAME_OFFSET + 2} textAnchor={anchor}>
        {shortName(name)}
      </text>
    </>
  );
}

/** A name shortened for the map; the full one is below. */
function shortName(name: string): string {
  const letters = [...name];
  return letters.length > NAME_LETTERS_MAX ? `${letters.slice(0, NAME_LETTERS_MAX - 1).join('')}…` : name;
}

function Shipment({ at: [x, y] }: { at: Point }) {
  return (
    <g className="shipment">
      <circle className="ring" cx={x} cy={y} r={9} />
      <circle className="dot" cx={x} cy={y} r={7} />
    </g>
  );
}

/** The width of an element in whole pixels, updated on resize. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.round(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

const swell = keyframes`
  from { transform: scale(1); opacity: 0.55; }
  to { transform: scale(2.4); opacity: 0; }
`;

const Frame = styled.div`min-width: 0; overflow: hidden; background: ${color.accentSoft};`;

const Sea = styled.svg`
  display: block;
  max-width: 100%;

  .grid { fill: none; stroke: ${color.accent}; stroke-opacity: 0.13; }
  .land { fill: ${color.surfaceSunken}; stroke: ${color.lineStrong}; stroke-width: 0.75; stroke-opacity: 0.55; vector-effect: non-scaling-stroke; }
  .lane, .sailed { fill: none; stroke-linecap: round; stroke-linejoin: round; }
  .lane { stroke: ${color.accent}; stroke-width: 2; stroke-dasharray: 1 6; }
  .sailed { stroke: ${color.buoy}; stroke-width: 3; }
  .end { fill: ${color.surfaceRaised}; stroke: ${color.accent}; stroke-width: 2.5; }
  .shipment .dot { fill: ${color.buoy}; stroke: ${color.surfaceRaised}; stroke-width: 2.5; }
  .shipment .ring {
    fill: ${color.buoy};
    transform-box: fill-box;
    transform-origin: center;
    animation: ${swell} 2400ms ease-out infinite;

    @media (prefers-reduced-motion: reduce) { display: none; }
  }

  text {
    ${type('caption', 650)}
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
    stroke-opacity: 0.85;
    paint-order: stroke;
  }
`;
