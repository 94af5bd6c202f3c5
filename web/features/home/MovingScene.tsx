import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../design/theme/colors';
import { from } from '../../design/theme/tokens';

/**
 * A household on its way: before a door in the UK, at sea, and before a door abroad. On land 30 units are a metre. For the
 * eyes only.
 */
export const MovingScene = memo(function MovingScene() {
  return (
    <Strip aria-hidden="true">
      <Ship />
      <Shore viewBox="0 0 330 280">
        <path className="sand" d="M-2000 240H308q16 6 16 40H-2000z" />
        <Terrace x={-176} isFaint />
        <Terrace x={14} />
        <Bicycle x={30} />
        <Household x={206} />
      </Shore>
      <Shore viewBox="0 0 330 280">
        <path className="sand" d="M2330 240H22q-16 6-16 40H2330z" />
        <Palm x={300} />
        <path className="wall" d="M124 240V158H318V240z" />
        <path className="tiles" d="M108 160L152 112H290L334 160z" />
        <path className="glass" d="M186 178h44v34h-44zM268 178h34v34h-34z" />
        <path d="M208 178v34M285 178v34M108 160h226" />
        <path className="buoy" d="M138 177h30v63h-30z" />
        <Bicycle x={204} />
        <Household x={14} />
      </Shore>
    </Strip>
  );
});

/** Two storeys with a door of two metres. */
function Terrace({ x, isFaint }: { x: number; isFaint?: boolean }) {
  return (
    <g transform={`translate(${x})`} opacity={isFaint ? 0.4 : undefined}>
      <path className="wall" d="M142 40V6h22V40zM0 240V84H188V240z" />
      <path className="buoy" d="M-8 86L26 28H162L196 86z" />
      <path className="glass" d="M20 106h40v40H20zM128 106h40v40h-40zM20 166h52v40H20z" />
      <path d="M40 106v40M20 126h40M148 106v40M128 126h40M46 166v40M20 186h52M-8 86h204" />
      <path className="door" d="M128 177h32v63h-32z" />
      <path className="glass" d="M134 184h20v14h-20z" />
    </g>
  );
}

/** A lamp, a sofa of two metres, standard boxes of 61 × 41 cm and a mover of 1.72 m. */
function Household({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 240)`}>
      <path d="M6 0V-42M0 0h12" />
      <path className="light" d="M1-50h10l4 14H-3z" />
      <path className="sofa" d="M12-26h54v18H12z" />
      <path className="sofa" d="M9-18h8V-4H9zM61-18h8v14h-8zM17-12h44v8H17zM13-4v4M65-4v4" />
      {[
        [72, 0],
        [85, 0],
        [76, -18.3],
      ].map(([left, bottom]) => (
        <path key={left} className="box" d={`M${left} ${bottom}v-18.3h12.3v18.3zm4.6-18.3v6h3v-6`} />
      ))}
      <path className="line" d="M107-20l-3 20M113-20l3 20" />
      <path className="buoy" d="M104-41h11l2 22h-14z" />
      <path className="wall" d="M109-52a4.7 4.7 0 1 0 .1 0z" />
      <path className="box" d="M112-42h18.3v12.3H112zm7.6 0v5h3v-5" />
      <path className="line" d="M108-36l8 8" />
    </g>
  );
}

/** A bicycle as long as a person is tall. */
function Bicycle({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 240)`}>
      <path
        className="line"
        d="M9-9.5m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M43-9.5m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0"
      />
      <path className="line" d="M9-9.5L18-24H38L25-9.5zL16-28M12-28h8M25-9.5H9M38-24L36-30h6M38-24L43-9.5" />
    </g>
  );
}

function Palm({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 240)`}>
      <path className="trunk" d="M0 0Q4-90-8-170h5Q10-90 8 0z" />
      <path
        className="leaf"
        d="M-5-170q-34-26-58 12 32-14 58-12q-46 4-44 44 18-34 44-44q24 8 30 48 14-36-30-48q44-10 54 16 4-36-54-16q10-34 44-32-26-22-44 32z"
      />
    </g>
  );
}

/** Far off, so smaller; containers are in proportion to it. */
function Ship() {
  return (
    <Sea>
      <svg viewBox="0 0 300 120" aria-hidden="true">
        <path className="wall" d="M26 66V20h34v46zM22 20h42v-8H22z" />
        <path className="glass" d="M28 26h30v7H28z" />
        <path className="buoy" d="M32 12V0h12v12z" />
        {CONTAINERS}
        <path className="hull" d="M6 66H264L294 56 276 120H22z" />
        <path className="buoy" d="M18 104H281L276 120H22z" />
      </svg>
    </Sea>
  );
}

const KINDS = ['buoy', 'door', 'box', 'wall'];

const CONTAINERS: ReactNode = Array.from({ length: 20 }, (_, index) => {
  const [column, row] = [index % 7, Math.floor(index / 7)];
  const at = `${66 + column * 27} ${66 - row * 13}`;
  return <path key={at} className={KINDS[(index * 5 + row) % 4]} d={`M${at}v-12h26v12z`} />;
});

const Strip = styled.div`
  position: relative;
  height: 7.5rem;
  max-width: 80rem;
  margin-inline: auto;

  ${from.tablet} { height: 11rem; }
  ${from.desktop} { height: 14rem; }

  svg {
    display: block;
    overflow: visible;
    fill: none;
    stroke: ${color.text};
    stroke-width: 1.25;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  path { vector-effect: non-scaling-stroke; }
  .sand { fill: ${color.surfaceSunken}; stroke: ${color.lineStrong}; }
  .wall { fill: ${color.surfaceRaised}; }
  .buoy { fill: ${color.buoy}; }
  .door, .tiles, .sofa, .leaf { fill: ${color.accent}; }
  .box, .trunk { fill: ${color.surfaceSunken}; }
  .glass { fill: ${color.accentSoft}; }
  .light { fill: ${color.warnSoft}; }
  .hull { fill: ${color.text}; }
  .line { stroke-width: 1.5; }

  /* At night there is light in the windows. */
  @media (prefers-color-scheme: dark) {
    .glass, .light { fill: ${color.warn}; }
    .hull { fill: ${color.surface}; }
  }
`;

const Shore = styled.svg`
  position: absolute;
  inset-block: 0;
  height: 100%;
  width: auto;
  max-width: none;

  &:last-child { inset-inline-end: 0; }
`;

/** As wide as the window, behind both shores. */
const Sea = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: -100vw;
  height: 26%;
  background: color-mix(in srgb, ${color.accent} 62%, ${color.accentSoft});

  svg { position: absolute; inset-block-end: 50%; inset-inline: 0; width: clamp(6.5rem, 24vw, 19rem); margin-inline: auto; }
`;
