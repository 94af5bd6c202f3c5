import { useCallback } from 'react';
import { useQuery } from '../../../ui/lists/use-query';
import { type BulkForm, readBulkForm, writeBulkForm } from './bulk-form';

/** The change that the address bar carries, and the way to change parts of it. */
export function useBulkForm() {
  const [query, changeQuery] = useQuery();
  const change = useCallback(
    (changed: Partial<BulkForm>) =>
      changeQuery((before) => writeBulkForm({ ...readBulkForm(before), ...changed }), { replace: true }),
    [changeQuery],
  );
  return { form: readBulkForm(query), change };
}
