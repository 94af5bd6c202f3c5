import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Grid, NumberInput } from '../../lib/forms/form-fields';
import { useEntry } from './use-entry';

/** How long one service takes. */
export function TransitFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('transitTimes', at);
  return (
    <Grid $columns={3}>
      <Field label="Service" error={errorOf('service')}>
        <Select {...register('service')}>
          <option value="STANDARD">Standard</option>
          <option value="EXPRESS">Express</option>
          <option value="WHITEGLOVE">White glove</option>
        </Select>
      </Field>
      <Field label="From (days)" error={errorOf('fromDays')}>
        <NumberInput {...register('fromDays')} min={1} max={365} aria-required />
      </Field>
      <Field label="To (days)" error={errorOf('toDays')}>
        <NumberInput {...register('toDays')} min={1} max={365} aria-required />
      </Field>
    </Grid>
  );
}

/** The price of a container. */
export function ContainerFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('containerPrices', at);
  return (
    <Grid $columns={2}>
      <Field label="Container" error={errorOf('size')}>
        <Select {...register('size')}>
          <option value="FT_20">20FT</option>
          <option value="FT_40">40FT</option>
          <option value="FT_40HC">40FT high cube</option>
        </Select>
      </Field>
      <Field label="Price, door to door (£)" error={errorOf('price')}>
        <MoneyInput {...register('price')} aria-required />
      </Field>
    </Grid>
  );
}
