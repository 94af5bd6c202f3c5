import { formatCount } from '../../../ui/formats';
import type { PageInfo } from '../../../ui/lists/page-numbers';
import { Text } from '../../../ui/Text';

/** "Showing 11 to 20 of 5,193 results", or that there are none; announced on change. */
export function ResultRange({ info }: { info: PageInfo }) {
  const { page, pageSize, total, isTotalCapped } = info;
  const all = `${formatCount(total)}${isTotalCapped ? '+' : ''}`;
  const first = formatCount((page - 1) * pageSize + 1);
  const last = formatCount(isTotalCapped ? page * pageSize : Math.min(page * pageSize, total));
  return (
    <Text size="small" tone="textMuted" role="status">
      {total === 0 ? 'Showing 0 results' : `Showing ${first} to ${last} of ${all} results`}
    </Text>
  );
}
