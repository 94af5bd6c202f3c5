import { useEffect, useState } from 'react';
import { Field } from '../../ui/Field';
import { DateInput } from '../../ui/inputs';
import { type CollectionDays, refuseDays } from './collection-days';

interface ChosenDaysProps {
  days: CollectionDays;
  onChange: (changed: CollectionDays, options: { replace: boolean }) => void;
}

/** The first and the last day of collection; days that cannot be asked for say why and change nothing. */
export function ChosenDays({ days: { from, to }, onChange }: ChosenDaysProps) {
  const [typed, setTyped] = useState({ from, to });
  const refusal = refuseDays(typed) ?? undefined;

  useEffect(() => setTyped({ from, to }), [from, to]);

  function type(changed: Partial<CollectionDays>) {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (!refuseDays(next)) onChange(next, { replace: true });
  }

  return (
    <>
      <Field label="Collection from" error={refusal}>
        <DateInput value={typed.from} onChange={({ target }) => type({ from: target.value })} />
      </Field>
      <Field label="Collection to">
        <DateInput value={typed.to} onChange={({ target }) => type({ to: target.value })} />
      </Field>
    </>
  );
}
