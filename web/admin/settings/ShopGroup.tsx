import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/forms/Field';
import { Grid, Group } from '../../ui/forms/form-fields';
import { Select } from '../../ui/forms/inputs';
import { SettingInput } from './SettingInput';
import type { SettingsForm } from './settings-form';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Name, phone, promotion, promise and cut-off. */
export function ShopGroup() {
  const { register } = useFormContext<SettingsForm>();
  return (
    <Group>
      <legend>Shop</legend>
      <SettingInput
        of="name"
        hint="On every page, in messages and as their sender, and on documents. Invoices name the company below."
      />
      <Grid $columns={2} $onPhone={1}>
        <SettingInput of="phone" isOptional hint="At the top and the foot of every page." />
        <SettingInput of="promotion" isOptional hint="At the top of every page." />
      </Grid>
      <SettingInput
        of="refundText"
        isLong
        hint="On the home page, at the foot of every page, on orders, in confirmations and on printed quotes. The window itself is fixed: changes and cancelling end 24 hours before the collection date."
      />
      <Field
        label="Same-day cut-off"
        hint="UK time from which today can no longer be chosen for collection. Midnight at the start of the day: never today."
      >
        <Select {...register('sameDayCutOffHour')}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hour === 24 ? 'All day (24:00)' : `${String(hour).padStart(2, '0')}:00`}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}
