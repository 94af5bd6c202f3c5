/** The pictures of a product: a drawing to scale on a tinted tile, beside a person or a one-metre staff; and a small one. */
import type { CategorySlug } from './categories.js';
import { INK } from './drawing/palette.js';
import { createPen, RECEDE } from './drawing/pen.js';
import { person, staff } from './drawing/scale.js';
import { SHAPES } from './drawing/shapes.js';
import type { ProductSeed } from './products/define.js';

/** Size of the tile in pixels, 4:3. */
const TILE = { width: 320, height: 240 } as const;

const FLOOR_Y = 210;
const HORIZON_Y = 176;

/** Where products stand, and the room they have, in pixels. */
const STAGE = { centreX: 196, width: 226, height: 188 } as const;

/**
 * One distance per category, so that its products compare: pixels per cm, and where the mark of scale stands.
 * Only what is too big for the tile is drawn smaller, and then the person beside it shrinks too.
 */
const NEAR = { scale: 1.4, markX: 46 } as const;
const FAR = { scale: 1.04, markX: 42 } as const;
const SEEN_NEAR: readonly CategorySlug[] = ['shipping-boxes', 'suitcase-and-luggage'];

/** The space around a thumbnail's product, and the most pixels per cm: a small box stays smaller than a big one. */
const MARGIN = 16;
const CLOSEST = 3;

/** Mid-light tints that sit well on a light and on a dark page. */
const TINTS: Readonly<Record<CategorySlug, string>> = {
  'shipping-boxes': '#DCE7E8',
  'pictures-and-mirrors': '#ECE3DA',
  'sports-and-outdoors': '#DDE8DF',
  'suitcase-and-luggage': '#EDE4D6',
  bedrooms: '#E0E4EC',
  'dining-room': '#E3E9E4',
  garden: '#E2EAD8',
  kitchen: '#DFE8E9',
  'living-room': '#EBE3D7',
  'musical-instruments': '#EDE0DA',
  office: '#E1E6EA',
  'other-items': '#E8E5DB',
};

/** SVG text (320 x 240, self-contained: no script, font or outside reference) of one product. */
export function drawPicture(product: Drawn): string {
  const { size, spanCm, riseCm } = measure(product);
  const isNear = SEEN_NEAR.includes(product.category);
  const view = isNear ? NEAR : FAR;
  const scale = Math.min(view.scale, STAGE.width / spanCm, STAGE.height / riseCm);

  const left = STAGE.centreX - (spanCm * scale) / 2;
  const pen = createPen(scale, left, FLOOR_Y);
  const mark = createPen(scale, view.markX, FLOOR_Y);

  return [
    ...begin(product.altText),
    `<rect width="${TILE.width}" height="${TILE.height}" fill="${TINTS[product.category]}"/>`,
    `<rect y="${HORIZON_Y}" width="${TILE.width}" height="${TILE.height - HORIZON_Y}" fill="${INK}" fill-opacity="0.06"/>`,
    shadow(STAGE.centreX, (size.d * RECEDE.up * scale) / 2, (spanCm * scale) / 2),
    shadow(view.markX, 0, isNear ? 14 : 24 * scale),
    ...(isNear ? staff(mark, 0) : person(mark, 0)),
    ...SHAPES[product.shape](pen, size),
    '</svg>',
  ].join('');
}

/** The same for a tile of some 60 pixels: the product alone, as big as fits, on the page's own ground. */
export function drawThumbnail(product: Drawn): string {
  const { size, spanCm, riseCm } = measure(product);
  const scale = Math.min((TILE.width - 2 * MARGIN) / spanCm, (TILE.height - 2 * MARGIN) / riseCm, CLOSEST);
  const floorY = (TILE.height + riseCm * scale) / 2;
  const pen = createPen(scale, (TILE.width - spanCm * scale) / 2, floorY);
  return [...begin(product.altText), ...SHAPES[product.shape](pen, size), '</svg>'].join('');
}

type Drawn = Pick<ProductSeed, 'category' | 'shape' | 'altText' | 'heightCm' | 'widthCm' | 'depthCm'>;

function measure({ widthCm, heightCm, depthCm }: Drawn) {
  return {
    size: { w: widthCm, h: heightCm, d: depthCm },
    spanCm: widthCm + depthCm * RECEDE.right,
    riseCm: heightCm + depthCm * RECEDE.up,
  };
}

function begin(altText: string): string[] {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE.width} ${TILE.height}" width="${TILE.width}" height="${TILE.height}" role="img">`,
    `<title>${escapeXml(altText)}</title>`,
  ];
}

function shadow(centreX: number, aboveFloor: number, halfWidth: number): string {
  const [cy, rx, ry] = [FLOOR_Y - aboveFloor + 1, halfWidth + 6, aboveFloor + 5].map((value) =>
    value.toFixed(1),
  );
  return `<ellipse cx="${centreX}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${INK}" fill-opacity="0.13"/>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
