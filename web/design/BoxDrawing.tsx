import { styled } from 'styled-components';
import type { DimensionsCm } from '../../rules/prices/volume';
import { color } from './theme/colors';

const PICTURE = 100;
const MARGIN = 6;
/** Picture units per centimetre; a larger box is drawn as large as the picture allows. */
const SCALE = 0.6;
const SLANT_X = Math.cos(Math.PI / 6);
const SLANT_Y = Math.sin(Math.PI / 6);

/** A box seen from a corner, drawn to scale so that sizes can be compared. */
export function BoxDrawing(box: DimensionsCm) {
  const spanXCm = (box.widthCm + box.depthCm) * SLANT_X;
  const spanYCm = box.heightCm + (box.widthCm + box.depthCm) * SLANT_Y;
  const unit = Math.min(SCALE, (PICTURE - 2 * MARGIN) / Math.max(spanXCm, spanYCm));
  const [width, height, depth] = [box.widthCm * unit, box.heightCm * unit, box.depthCm * unit];
  const front = {
    x: (PICTURE - spanXCm * unit) / 2 + width * SLANT_X,
    y: (PICTURE + spanYCm * unit) / 2,
  };

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
