import { Text } from '../../ui/Text';

/** "Showing 11 to 20 of 53 results"; announced when it changes. */
export function Showing({ page, pageSize, found }: { page: number; pageSize: number; found: number }) {
  const first = found === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <Text size="small" tone="textMuted" role="status">
      Showing {first} to {Math.min(page * pageSize, found)} of {found} results
    </Text>
  );
}
