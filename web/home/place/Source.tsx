import type { Sourced } from '../../../rules/destination-guide';
import { formatDate } from '../../ui/formats';
import { Text } from '../../ui/Text';

/** Where a fact comes from, and when it was checked. */
export function Source({ source, checkedOn }: Sourced) {
  return (
    <Text size="caption" tone="textMuted">
      {source}, checked on {formatDate(checkedOn)}
    </Text>
  );
}
