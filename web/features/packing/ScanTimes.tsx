import type { BoxScanner } from '../../data/schema.generated';
import { Text } from '../../design/Text';
import { formatDateTime } from '../../lib/formats/formats';
import type { BoxPartsFragment } from './boxes.generated';

interface ScanTimesProps {
  scans: BoxPartsFragment['scans'];
  /** Shows staff the scans by others, and customers the scans by us. */
  isStaff: boolean;
}

/** When the label of a box was last scanned, by whom the reader is not. */
export function ScanTimes({ scans, isStaff }: ScanTimesProps) {
  const own: BoxScanner = isStaff ? 'STAFF' : 'OWNER';
  return scans
    .filter(({ by }) => by !== own)
    .map(({ by, at }) => (
      <Text key={by} size="small" tone="textMuted">
        Label opened by {READERS[by]} on <time dateTime={at}>{formatDateTime(at)}</time>
      </Text>
    ));
}

const READERS: Record<BoxScanner, string> = {
  STAFF: 'us',
  OWNER: 'the customer',
  LINK: 'someone with the tracking link',
};
