import { Button } from '../../../design/Button';

interface DidYouMeanProps {
  /** Null or absent: nothing is like what was looked for. */
  name: string | null | undefined;
  onSearch: (name: string) => void;
}

/** Searches for the name that was perhaps meant. */
export function DidYouMean({ name, onSearch }: DidYouMeanProps) {
  if (!name) return null;
  return (
    <Button variant="secondary" onClick={() => onSearch(name)}>
      Did you mean {name}?
    </Button>
  );
}
