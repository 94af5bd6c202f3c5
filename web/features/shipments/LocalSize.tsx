import { sizeIn } from '../../../rules/prices/item-size';
import { useStoredChoice } from '../../session/stored-choice';

/** A size text in the unit that this browser reads sizes in. */
export function LocalSize({ size }: { size: string }) {
  return sizeIn(useStoredChoice('sizeUnit'), size);
}
