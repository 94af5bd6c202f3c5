import { onFirstUse } from '../../../rules/on-first-use';
import { Text } from '../../ui/Text';

const count = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** "Showing 11 to 20 of 5,193 results", or that there are none; announced when it changes. */
export function Showing({ page, pageSize, found }: { page: number; pageSize: number; found: number }) {
  const first = count().format((page - 1) * pageSize + 1);
  const last = count().format(Math.min(page * pageSize, found));
  return (
    <Text size="small" tone="textMuted" role="status">
      {found === 0 ? 'Showing 0 results' : `Showing ${first} to ${last} of ${count().format(found)} results`}
    </Text>
  );
}
