import { useEffect, useState } from 'react';
import { Field } from '../../ui/Field';
import { DateInput } from '../../ui/inputs';
import { type Days, refuseDays } from './days';

interface ChosenDaysProps {
  /** What happens on these days, such as "Collection". */
  name: string;
  days: Days;
  onChange: (changed: Days) => void;
}

/** The first and the last day that a list is narrowed to; days that cannot be asked for say why and change nothing. */
export function ChosenDays({ name, days: { from, to }, onChange }: ChosenDaysProps) {
  const [typed, setTyped] = useState({ from, to });
  const refusal = refuseDays(typed) ?? undefined;

  useEffect(() => setTyped({ from, to }), [from, to]);

  function type(changed: Partial<Days>) {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (!refuseDays(next)) onChange(next);
  }

  return (
    <>
      <Field label={`${name} from`} error={refusal}>
        <DateInput value={typed.from} onChange={({ target }) => type({ from: target.value })} />
      </Field>
      <Field label={`${name} to`}>
        <DateInput value={typed.to} onChange={({ target }) => type({ to: target.value })} />
      </Field>
    </>
  );
}
