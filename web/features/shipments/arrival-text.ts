import { formatDate } from '../../lib/formats/formats';

/** When a shipment should arrive, in a sentence. */
export function arrivalText({ from, to }: { from: string; to: string }): string {
  return `It should arrive between ${formatDate(from)} and ${formatDate(to)}.`;
}
