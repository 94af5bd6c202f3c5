import type { ComponentProps, ReactNode } from 'react';
import { earliestCollectionDate, latestCollectionDate } from '../../../rules/collection-date';
import { Field } from '../../design/forms/Field';
import { DateInput } from '../../design/forms/inputs';

interface CollectionDateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max'> {
  label?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** UK hour from which today is too late. */
  sameDayCutOffHour: number;
}

/** A day on which we can collect; the browser offers no other. */
export function CollectionDateField({
  label = 'Collection date',
  hint,
  error,
  sameDayCutOffHour,
  ...input
}: CollectionDateFieldProps) {
  const now = new Date();
  return (
    <Field label={label} hint={hint} error={error}>
      <DateInput
        {...input}
        min={earliestCollectionDate(now, sameDayCutOffHour)}
        max={latestCollectionDate(now)}
        aria-required
      />
    </Field>
  );
}
