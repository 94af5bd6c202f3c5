import { Field } from '../../../design/forms/Field';
import { DateInput } from '../../../design/forms/inputs';
import { type Days, daysProblem } from '../days';
import { useTypedDays } from './use-typed-days';

interface ChosenDaysProps {
  /** The event on these days, such as "Collection". */
  name: string;
  days: Days;
  onChange: (changed: Days) => void;
}

/** First and last day of a filter; an invalid range shows why and is not applied. */
export function ChosenDays({ name, days: { from, to }, onChange }: ChosenDaysProps) {
  const { typed, refusal, type } = useTypedDays({ from, to }, daysProblem, onChange);

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
