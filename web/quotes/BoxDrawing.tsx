import { styled } from 'styled-components';
import type { DimensionsCm } from '../../rules/volume';
import { color } from '../theme/colors';

/** Longest side that is still drawn to scale; anything longer fills the picture. */
const SCALE_CM = 130;
const PICTURE = 100;
const SLANT_X = Math.cos(Math.PI / 6);
const SLANT_Y = Math.sin(Math.PI / 6);

/** A box seen from a corner, drawn to scale so that sizes can be compared. */
export function BoxDrawing(box: DimensionsCm) {
  const longest = Math.max(box.widthCm, box.heightCm, box.depthCm, SCALE_CM);
  const unit = PICTURE / 2 / longest;
  const [width, height, depth] = [box.widthCm * unit, box.heightCm * unit, box.depthCm * unit];
  const spanX = (width + depth) * SLANT_X;
  const spanY = height + (width + depth) * SLANT_Y;
  const left = (PICTURE - spanX) / 2;
  const bottom = PICTURE - (PICTURE - spanY) / 2;
  const front = { x: left + width * SLANT_X, y: bottom };

  const at = (alongWidth: number, alongDepth: number, up: number) =>
    `${round(front.x - alongWidth * SLANT_X + alongDepth * SLANT_X)},${round(
      front.y - (alongWidth + alongDepth) * SLANT_Y - up,
    )}`;

  return (
    <Picture viewBox={`0 0 ${PICTURE} ${PICTURE}`} aria-hidden="true">
      <Side points={[at(0, 0, 0), at(width, 0, 0), at(width, 0, height), at(0, 0, height)].join(' ')} />
      <Shade points={[at(0, 0, 0), at(0, depth, 0), at(0, depth, height), at(0, 0, height)].join(' ')} />
      <Lid
        points={[at(0, 0, height), at(width, 0, height), at(width, depth, height), at(0, depth, height)].join(
          ' ',
        )}
      />
      <Tape
        points={[
          at(width * 0.44, 0, height),
          at(width * 0.56, 0, height),
          at(width * 0.56, depth, height),
          at(width * 0.44, depth, height),
        ].join(' ')}
      />
    </Picture>
  );
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

const Picture = styled.svg`
  width: 100%;
  height: 100%;
  stroke: ${color.text};
  stroke-width: 1.25;
  stroke-linejoin: round;
`;

const Side = styled.polygon`fill: ${color.surfaceRaised};`;
const Shade = styled.polygon`fill: ${color.line};`;
const Lid = styled.polygon`fill: ${color.surface};`;
const Tape = styled.polygon`fill: ${color.accentSoft}; stroke-width: 0.75;`;
