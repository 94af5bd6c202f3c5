import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import { NUMBER_MESSAGE } from './form-fields';

/**
 * A resolver from a validator of ours, which returns a message per invalid field, by path ("delivery.postcode"). A number
 * input with invalid text has an empty value, so its validity is checked too.
 */
export function rulesResolver<Values extends FieldValues>(
  check: (values: Values) => ReadonlyMap<string, string>,
): Resolver<Values> {
  return (values, _context, { names = [], fields }) => {
    const isUnreadable = (name: string) => inputOf(get(fields, name))?.validity?.badInput === true;
    const problems = new Map(check(values));
    for (const name of names) if (isUnreadable(name)) problems.set(name, NUMBER_MESSAGE);
    if (problems.size === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, message] of problems) set(errors, name, { type: 'rule', message });
    return { values: {}, errors };
  };
}

function inputOf(
  field: { ref?: Partial<HTMLInputElement> } | undefined,
): Partial<HTMLInputElement> | undefined {
  return field?.ref;
}
