/** Values and rules of the "Add New Box" form. */
import { CUSTOM_BOX_SIDE_CM, LINE_QUANTITY, type WeightRange } from '../../../rules/prices/quote';
import type { NamedBox } from '../../cart/cart-types';

/** Values as typed; numbers are text. */
export interface BoxForm {
  name: string;
  widthCm: string;
  heightCm: string;
  depthCm: string;
  quantity: string;
  weightRange: WeightRange;
}

export const EMPTY_BOX_FORM: BoxForm = {
  name: '',
  widthCm: '',
  heightCm: '',
  depthCm: '',
  quantity: '1',
  weightRange: 'upTo30',
};

export const BOX_NAME_LENGTH_MAX = 100;

/** A validator of one side: true, or the message. */
export function checkSide(label: string) {
  return (text: string): string | true => {
    const side = readWhole(text);
    if (!text.trim()) return `${label} is required`;
    if (side === null) return `${label} must be in whole cm`;
    if (side < CUSTOM_BOX_SIDE_CM.min) return `${label} must be at least ${CUSTOM_BOX_SIDE_CM.min} cm`;
    if (side > CUSTOM_BOX_SIDE_CM.max) {
      return `${label} must be at most ${CUSTOM_BOX_SIDE_CM.max} cm; call us about anything longer`;
    }
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
export function readBox(form: BoxForm): NamedBox | null {
  const sides = [form.widthCm, form.heightCm, form.depthCm];
  if (!sides.every((side) => checkSide('')(side) === true)) return null;
  const [widthCm, heightCm, depthCm] = sides.map(Number) as [number, number, number];
  return { name: form.name.trim(), widthCm, heightCm, depthCm, weightRange: form.weightRange };
}

function readWhole(text: string): number | null {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null;
}
