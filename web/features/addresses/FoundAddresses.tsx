import { useFormContext } from 'react-hook-form';
import { Field } from '../../design/forms/Field';
import { WholeRow } from '../../design/forms/FormGroup';
import { Select } from '../../design/forms/inputs';
import type { FoundPostcode } from './use-postcode';

/** The addresses at a postcode, to choose one; empty when only its town is known. */
export function FoundAddresses({ path, found }: { path: string; found: FoundPostcode | null }) {
  const { setValue } = useFormContext();
  if (!found || found.addresses.length === 0) return null;

  function choose(index: string) {
    const chosen = found?.addresses[Number(index)];
    for (const part of ['line1', 'line2', 'city'] as const)
      if (chosen) setValue(path + part, chosen[part], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <WholeRow>
      <Field label={`Addresses at ${found.postcode}`}>
        <Select key={found.postcode} defaultValue="" onChange={({ target }) => choose(target.value)}>
          <option value="" disabled>
            Choose an address
          </option>
          {found.addresses.map(({ line1, line2, city }, index) => (
            <option key={[line1, line2].join()} value={index}>
              {[line1, line2, city].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
    </WholeRow>
  );
}
