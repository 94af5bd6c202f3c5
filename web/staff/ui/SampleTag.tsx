import { isSample } from '../../../rules/orders/samples';
import { Badge } from '../../design/Badge';

/** Marks what belongs to the sample, by its number, the address of its customer or its payment; nothing for what is real. */
export function SampleTag({ value }: { value: string }) {
  return isSample(value) ? <Badge tone="warn">Sample</Badge> : null;
}
