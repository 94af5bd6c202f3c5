import { Field } from '../../../ui/forms/Field';
import { Select } from '../../../ui/forms/inputs';

interface ChoiceFilterProps<T extends string> {
  label: string;
  /** Words of the empty choice, which lets everything through. */
  any?: string;
  value: T;
  /** The other values with their words, in the order of the list. */
  choices: Readonly<Record<Exclude<T, ''>, string | { readonly label: string }>>;
  onChange: (value: T) => void;
}

/** A filter of few choices, or the order of a list. */
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
        {Object.entries<string | { readonly label: string }>(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {typeof words === 'string' ? words : words.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
