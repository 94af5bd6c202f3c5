import { styled } from 'styled-components';
import { DESTINATIONS, type DestinationKey } from '../../../../rules/destinations';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field, FieldError } from '../../../design/forms/Field';
import { Select } from '../../../design/forms/inputs';
import { Stack } from '../../../design/Stack';
import { space, type } from '../../../design/theme/tokens';

interface DestinationsFieldProps {
  /** Null: all of them. */
  destinations: readonly DestinationKey[] | null;
  onChange: (changed: { destinations: readonly DestinationKey[] | null }) => void;
}

/** All destinations, or the selected ones. */
export function DestinationsField({ destinations, onChange }: DestinationsFieldProps) {
  function tick(key: DestinationKey, isSelected: boolean) {
    const others = (destinations ?? []).filter((one) => one !== key);
    onChange({ destinations: isSelected ? [...others, key] : others });
  }

  return (
    <Stack gap={2}>
      <Field label="Destinations">
        <Select
          value={destinations ? 'chosen' : 'all'}
          onChange={({ target }) => onChange({ destinations: target.value === 'all' ? null : [] })}
        >
          <option value="all">All destinations</option>
          <option value="chosen">Only those selected here</option>
        </Select>
      </Field>
      {destinations && (
        <Checkboxes>
          <legend>Destinations whose prices change</legend>
          {DESTINATIONS.map(({ key, name }) => (
            <Checkbox
              key={key}
              label={name}
              checked={destinations.includes(key)}
              onChange={({ target }) => tick(key, target.checked)}
            />
          ))}
        </Checkboxes>
      )}
      {destinations?.length === 0 && <FieldError>Select at least one destination</FieldError>}
    </Stack>
  );
}

const Checkboxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  column-gap: ${space(3)};

  > legend { padding: 0; margin-block-end: ${space(1)}; ${type('caption', 600)} }
`;
