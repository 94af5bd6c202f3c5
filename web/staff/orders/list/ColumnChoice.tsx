import { Columns3 } from 'lucide-react';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Dropdown } from '../../ui/Dropdown';
import { useListShape } from '../../ui/lists/use-list-shape';
import { updatePreferences, usePreferences } from '../../ui/staff-preferences';
import { CHOSEN_COLUMNS } from './order-columns';

/** Which columns the list of orders has, remembered on this device; nothing where it is cards. */
export function ColumnChoice() {
  const { hiddenColumns } = usePreferences();
  if (useListShape() !== 'full') return null;

  function toggle(name: string) {
    const others = hiddenColumns.filter((one) => one !== name);
    updatePreferences({
      hiddenColumns: others.length < hiddenColumns.length ? others : [...others, name],
    });
  }

  return (
    <Dropdown
      button={
        <>
          <Columns3 aria-hidden="true" size={18} />
          Columns
        </>
      }
    >
      <fieldset aria-label="Columns">
        {CHOSEN_COLUMNS.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={!hiddenColumns.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
    </Dropdown>
  );
}
