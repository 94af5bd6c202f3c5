import { Button } from '../../../design/Button';
import { Row } from '../../../design/Stack';

interface NewerOlderProps {
  info: { readonly page: number; readonly totalPages: number };
  labels?: readonly [back: string, on: string];
  onPage: (page: number) => void;
}

/** Turns the pages of a list that is not in the address; nothing for one page. */
export function NewerOlder({ info, labels = ['Newer', 'Older'], onPage }: NewerOlderProps) {
  const { page, totalPages } = info;
  if (totalPages <= 1) return null;
  return (
    <Row>
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {labels[0]}
      </Button>
      <Button variant="secondary" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {labels[1]}
      </Button>
    </Row>
  );
}
