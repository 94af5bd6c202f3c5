import { Field } from '../../design/forms/Field';
import { Select, TextInput } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Grid, TextArea } from '../../lib/forms/form-fields';
import { useEntry } from './use-entry';

/** A charge at the destination. */
export function ChargeFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('charges', at);
  return (
    <>
      <Grid $columns={3}>
        <Field label="Charge" error={errorOf('name')}>
          <TextInput {...register('name')} maxLength={80} aria-required />
        </Field>
        <Field label="Who pays it" error={errorOf('kind')}>
          <Select {...register('kind')}>
            <option value="POSSIBLE">May be asked for</option>
            <option value="INCLUDED">Our price includes it</option>
          </Select>
        </Field>
        <Field label="Which shipments" error={errorOf('scope')}>
          <Select {...register('scope')}>
            <option value="ANY">Any</option>
            <option value="BULKY">From 1 m³ on</option>
            <option value="RESTRICTED">With goods on conditions</option>
          </Select>
        </Field>
      </Grid>
      <Grid $columns={2}>
        <Field label="Usually (£)" hint="0.00 where most pay nothing" error={errorOf('from')}>
          <MoneyInput {...register('from')} />
        </Field>
        <Field label="At most (£)" error={errorOf('to')}>
          <MoneyInput {...register('to')} />
        </Field>
      </Grid>
      <Grid $columns={2} $onPhone={1}>
        <Field label="When and why" error={errorOf('reason')}>
          <TextArea {...register('reason')} maxLength={400} aria-required />
        </Field>
        <Field label="How to avoid it" isOptional error={errorOf('howToAvoid')}>
          <TextArea {...register('howToAvoid')} maxLength={400} />
        </Field>
      </Grid>
    </>
  );
}

/** A rule for goods. */
export function GoodsFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('goods', at);
  return (
    <>
      <Grid $columns={2} $onPhone={1}>
        <Field label="Goods" error={errorOf('name')}>
          <TextInput {...register('name')} maxLength={80} aria-required />
        </Field>
        <Field label="Rule" error={errorOf('kind')}>
          <Select {...register('kind')}>
            <option value="FORBIDDEN">May not be sent</option>
            <option value="RESTRICTED">Only on conditions</option>
          </Select>
        </Field>
      </Grid>
      <Grid $columns={2} $onPhone={1}>
        <Field
          label="Words people type"
          hint="With commas between: vape, e-cigarette"
          error={errorOf('words')}
        >
          <TextArea {...register('words')} aria-required />
        </Field>
        <Field label="Why, and on which conditions" error={errorOf('explanation')}>
          <TextArea {...register('explanation')} maxLength={400} aria-required />
        </Field>
      </Grid>
    </>
  );
}
