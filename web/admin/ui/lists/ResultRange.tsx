import { onFirstUse } from '../../../../rules/on-first-use';
import type { PageInfo } from '../../../ui/lists/page-numbers';
import { Text } from '../../../ui/Text';

const count = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** "Showing 11 to 20 of 5,193 results", or that there are none; announced on change. */
export function ResultRange({ info: { page, pageSize, total } }: { info: PageInfo }) {
  const first = count().format((page - 1) * pageSize + 1);
  const last = count().format(Math.min(page * pageSize, total));
  return (
    <Text size="small" tone="textMuted" role="status">
      {total === 0 ? 'Showing 0 results' : `Showing ${first} to ${last} of ${count().format(total)} results`}
    </Text>
  );
}
