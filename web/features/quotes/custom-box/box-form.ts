/** Values and rules of the "Add New Box" form. */
import { CM_PER_INCH, type SizeUnit, sidesText } from '../../../../rules/prices/item-size';
import { CUSTOM_BOX_SIDE_CM, LINE_QUANTITY, type WeightRange } from '../../../../rules/prices/quote';
import { readLength } from '../../../../rules/sizes/read-length';
import type { NamedBox } from '../../cart/cart-types';

export type Side = 'height' | 'width' | 'depth';

/** Values as typed; numbers are text, sides in their own unit, or else in the one that the visitor reads sizes in. */
export interface BoxForm extends Record<Side, string> {
  name: string;
  quantity: string;
  weightRange: WeightRange;
}

export const EMPTY_BOX_FORM: BoxForm = {
  name: '',
  height: '',
  width: '',
  depth: '',
  quantity: '1',
  weightRange: 'upTo30',
};

export const BOX_NAME_LENGTH_MAX = 100;

export const UNIT_NAMES: Readonly<Record<SizeUnit, string>> = { cm: 'cm', in: 'inches' };

/** The shortest and the longest side, in whole units. */
export function sideLimits(unit: SizeUnit): { min: number; max: number } {
  const { min, max } = CUSTOM_BOX_SIDE_CM;
  return unit === 'cm' ? { min, max } : { min: 1, max: Math.floor(max / CM_PER_INCH) };
}

/** A validator of one side: true, or the message. */
export function checkSide(label: string, unit: SizeUnit) {
  const { min, max } = sideLimits(unit);
  return (text: string): string | true => {
    const cm = sideCm(text.replace(/^\s*-\s*\d.*/, '0'), unit);
    if (!text.trim()) return `${label} is required`;
    if (cm === null) return `${label} must be one length, such as 60, 60.5 cm or 24"`;
    if (cm < CUSTOM_BOX_SIDE_CM.min)
      return `${label} must be at least ${min} ${unit === 'in' ? 'inch' : unit}`;
    if (cm > CUSTOM_BOX_SIDE_CM.max)
      return `${label} must be at most ${max} ${UNIT_NAMES[unit]}; call us about anything longer`;
    return true;
  };
}

/** True, or why the quantity is invalid. */
export function checkQuantity(text: string): string | true {
  const quantity = readWhole(text);
  const isInRange = quantity !== null && quantity >= LINE_QUANTITY.min && quantity <= LINE_QUANTITY.max;
  return isInRange || `Quantity must be from ${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}`;
}

/** The box of a form with valid sides, else null; the name may be missing. */
export function readBox(form: BoxForm, unit: SizeUnit): NamedBox | null {
  const sides = [form.height, form.width, form.depth];
  if (!sides.every((side) => checkSide('', unit)(side) === true)) return null;
  const [heightCm, widthCm, depthCm] = sides.map((side) => sideCm(side, unit)) as [number, number, number];
  return { name: form.name.trim(), heightCm, widthCm, depthCm, weightRange: form.weightRange };
}

/** Says which whole centimetres are sent for sides that were typed otherwise; null where they were not. */
export function roundedNote(form: BoxForm, unit: SizeUnit): string | null {
  const areWhole = [form.height, form.width, form.depth].every((side) => readWhole(side) !== null);
  const box = areWhole ? null : readBox(form, unit);
  return box && `We use ${sidesText(box)}, rounded up.`;
}

/** Whole centimetres of a side, rounded up: what is sent must fit. */
function sideCm(text: string, unit: SizeUnit): number | null {
  const cm = readLength(text, unit === 'cm' ? 1 : CM_PER_INCH);
  return cm === null ? null : Math.ceil(cm - 1e-9);
}

function readWhole(text: string): number | null {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null;
}
