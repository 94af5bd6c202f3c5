import { useCallback } from 'react';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { type BulkForm, readBulkForm, writeBulkForm } from './bulk-form';

/** The form in the address, and a setter. */
export function useBulkForm() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<BulkForm>) =>
      changeUrlParams((before) => writeBulkForm({ ...readBulkForm(before), ...changed }), { replace: true }),
    [changeUrlParams],
  );
  return { form: readBulkForm(query), change };
}
