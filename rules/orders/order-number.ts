import { plainCode } from '../text.js';

/** The message of a field for the number of an order. */
export const ORDER_NUMBER_MESSAGE = 'Enter your order number, like HL-100001';

/** The number of an order as typed, as the order has it: "hl 100001" and "100001" are "HL-100001". Null for anything else. */
export function readOrderNumber(text: string): string | null {
  const [, digits] = /^(?:HL[\s-]*)?(\d{6,12})$/i.exec(plainCode(text)) ?? [];
  return digits ? `HL-${digits}` : null;
}
