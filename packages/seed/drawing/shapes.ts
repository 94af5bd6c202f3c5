import { BOX_SHAPES } from './boxes.js';
import { GARDEN_SHAPES } from './garden.js';
import { HOUSEHOLD_SHAPES } from './household.js';
import { INSTRUMENT_SHAPES } from './instruments.js';
import { KITCHEN_SHAPES } from './kitchen.js';
import { MACHINE_SHAPES } from './machines.js';
import { PICTURE_SHAPES } from './pictures.js';
import { SEATING_SHAPES } from './seating.js';
import { SPORTS_SHAPES } from './sports.js';
import { STORAGE_SHAPES } from './storage.js';
import { TABLE_AND_BED_SHAPES } from './tables-and-beds.js';

/** Everything that can be drawn, by name. */
export const SHAPES = {
  ...BOX_SHAPES,
  ...PICTURE_SHAPES,
  ...TABLE_AND_BED_SHAPES,
  ...STORAGE_SHAPES,
  ...SEATING_SHAPES,
  ...KITCHEN_SHAPES,
  ...MACHINE_SHAPES,
  ...INSTRUMENT_SHAPES,
  ...SPORTS_SHAPES,
  ...GARDEN_SHAPES,
  ...HOUSEHOLD_SHAPES,
};

export type Shape = keyof typeof SHAPES;
