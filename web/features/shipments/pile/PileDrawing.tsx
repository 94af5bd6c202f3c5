import { memo, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Pile, PlacedItem } from '../../../../rules/packing/pile';
import { color } from '../../../design/theme/colors';
import { motion } from '../../../design/theme/tokens';
import { inDrawOrder } from './draw-order';

/** Height of the person beside the pile, in the silhouette below. */
const PERSON_CM = 175;
const PERSON_HALF_WIDTH_CM = 22;
/** Floor that shows around the pile, and between it and the person. */
const FLOOR_MARGIN_CM = 15;
const MARGIN_CM = 6;
const TONES = 3;
const SLANT_X = Math.cos(Math.PI / 6);
const SLANT_Y = Math.sin(Math.PI / 6);

interface PileDrawingProps {
  pile: Pile;
  title: string;
  description: string;
  /** Of the lines, which gives each kind of item its tone. */
  keys: readonly string[];
}

/** A pile seen from a corner, to scale, with a person beside it. One unit of the drawing is one centimetre. */
export function PileDrawing({ pile, title, description, keys }: PileDrawingProps) {
  const id = useId();
  const { widthCm, heightCm, depthCm } = pile;
  const person = at(widthCm + FLOOR_MARGIN_CM + PERSON_HALF_WIDTH_CM + 10, 0, 0);
  const floor = [
    at(-FLOOR_MARGIN_CM, -FLOOR_MARGIN_CM, 0),
    at(widthCm + FLOOR_MARGIN_CM, -FLOOR_MARGIN_CM, 0),
    at(widthCm + FLOOR_MARGIN_CM, depthCm + FLOOR_MARGIN_CM, 0),
    at(-FLOOR_MARGIN_CM, depthCm + FLOOR_MARGIN_CM, 0),
  ];
  const left = Math.min(...floor.map(([x]) => x)) - MARGIN_CM;
  const right = Math.max(person[0] + PERSON_HALF_WIDTH_CM, ...floor.map(([x]) => x)) + MARGIN_CM;
  const top = Math.min(-heightCm, person[1] - PERSON_CM, ...floor.map(([, y]) => y)) - MARGIN_CM;
  const bottom = Math.max(person[1], ...floor.map(([, y]) => y)) + MARGIN_CM;
  return (
    <Picture
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      viewBox={[left, top, right - left, bottom - top].map(Math.round).join(' ')}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      <Floor d={outline(floor)} />
      {inDrawOrder(pile.items).map(({ key, number, ...place }) => (
        <Item key={`${key} ${number}`} tone={keys.indexOf(key) % TONES} {...place} />
      ))}
      <Person transform={`translate(${person.map(Math.round).join(' ')})`}>
        <circle cy="-163" r="12" />
        <path d={BODY} />
      </Person>
    </Picture>
  );
}

interface ItemProps extends Omit<PlacedItem, 'key' | 'number'> {
  tone: number;
}

/** Its outline in its tone, with two shaded faces. */
const Item = memo(function Item({ left, up, front, width, height, depth, tone }: ItemProps) {
  const [right, top, near] = [left + width, up + height, front + depth];
  const corner = at(right, near, top);
  const foot = at(right, near, up);
  const [lidLeft, lidRight] = [at(left, near, top), at(right, front, top)];
  return (
    <Box $tone={tone}>
      <path
        d={outline([at(left, front, top), lidRight, at(right, front, up), foot, at(left, near, up), lidLeft])}
      />
      <Shade $depth={0.2} d={outline([lidLeft, corner, foot, at(left, near, up)])} />
      <Shade $depth={0.45} d={outline([corner, lidRight, at(right, front, up), foot])} />
    </Box>
  );
});

type Point = readonly [x: number, y: number];

/** Where a place in the container is on the paper. */
function at(left: number, front: number, up: number): Point {
  return [(left - front) * SLANT_X, (left + front) * SLANT_Y - up];
}

function outline(points: readonly Point[]): string {
  return `M${points.map((point) => point.map((cm) => Math.round(cm * 10) / 10).join(' ')).join('L')}Z`;
}

const BODY =
  'M-12-149h24c6 0 10 4 10 10v55a4.5 4.5 0 0 1-9 0v-48h-2V-5a5 5 0 0 1-10 0v-72h-2V-5a5 5 0 0 1-10 0v-127h-2v48a4.5 4.5 0 0 1-9 0v-55c0-6 4-10 10-10z';

const appear = keyframes`from { opacity: 0; }`;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
`;

const Floor = styled.path`fill: ${color.surfaceSunken}; opacity: 0.6;`;

const TONE_FILLS = [color.warn, color.accent, color.textMuted].map(
  (tone) => `color-mix(in srgb, ${tone} 25%, ${color.surfaceSunken})`,
);

const Box = styled.g<{ $tone: number }>`
  fill: ${({ $tone }) => TONE_FILLS[$tone]};
  stroke: ${color.textMuted};
  stroke-linejoin: round;
  animation: ${appear} ${motion.calm};

  > path { stroke-width: 0.75px; vector-effect: non-scaling-stroke; }
`;

const Shade = styled.path<{ $depth: number }>`
  fill: ${color.overlay};
  fill-opacity: ${({ $depth }) => $depth};
`;

const Person = styled.g`fill: ${color.accent};`;
