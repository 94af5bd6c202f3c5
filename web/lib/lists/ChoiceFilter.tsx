import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { type Choices, Options } from '../../design/forms/Options';

interface ChoiceFilterProps<T extends string> {
  label: string;
  /** Label of the empty option. */
  any?: string;
  value: T;
  choices: Choices<Exclude<T, ''>>;
  onChange: (value: T) => void;
}

/** A select of a filter or of a sorting. */
export function ChoiceFilter<T extends string>({
  label,
  any,
  value,
  choices,
  onChange,
}: ChoiceFilterProps<T>) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value as T)}>
        {any && <option value="">{any}</option>}
        <Options choices={choices} />
      </Select>
    </Field>
  );
}
