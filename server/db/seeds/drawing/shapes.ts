import { APPLIANCE_SHAPES } from './appliances.js';
import { BOX_SHAPES } from './boxes.js';
import { FURNITURE_SHAPES } from './furniture.js';
import { INSTRUMENT_SHAPES } from './instruments.js';
import { OUTDOOR_SHAPES } from './outdoors.js';
import { PICTURE_SHAPES } from './pictures.js';
import { SEATING_SHAPES } from './seating.js';

/** Everything that can be drawn, by name. */
export const SHAPES = {
  ...BOX_SHAPES,
  ...PICTURE_SHAPES,
  ...FURNITURE_SHAPES,
  ...SEATING_SHAPES,
  ...APPLIANCE_SHAPES,
  ...INSTRUMENT_SHAPES,
  ...OUTDOOR_SHAPES,
};

export type Shape = keyof typeof SHAPES;
