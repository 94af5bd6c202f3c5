import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BulkForm, readBulkForm, writeBulkForm } from './bulk-form';

/** The change that the address bar carries, and the way to change parts of it. */
export function useBulkForm() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: Partial<BulkForm>) =>
      setQuery((before) => writeBulkForm({ ...readBulkForm(before), ...changed }), {
        ...{ replace: true, preventScrollReset: true },
      }),
    [setQuery],
  );
  return { form: readBulkForm(query), change };
}
