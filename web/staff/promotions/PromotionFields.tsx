import { useFormContext } from 'react-hook-form';
import { DESTINATIONS } from '../../../rules/destinations';
import { toGraphqlEnum } from '../../data/enums';
import { Checkbox } from '../../design/forms/Checkbox';
import { Field } from '../../design/forms/Field';
import { DateInput, Select, TextInput } from '../../design/forms/inputs';
import { Options } from '../../design/forms/Options';
import { Grid, Group } from '../../lib/forms/form-fields';
import { KINDS, type PromotionForm } from './promotion-form';

/** The fields of a promotion: its discount, and when it may be used. */
export function PromotionFields({ isEnded }: { isEnded: boolean }) {
  const { register, watch, formState } = useFormContext<PromotionForm>();
  const { errors } = formState;
  const kind = watch('kind');
  return (
    <>
      <Grid $columns={2} $onPhone={1}>
        <Field label="Name" hint="Customers read this on quotes and invoices." error={errors.name?.message}>
          <TextInput {...register('name')} maxLength={60} autoComplete="off" aria-required />
        </Field>
        <Field
          label="Code"
          hint="Leave it empty to apply the promotion by itself."
          error={errors.code?.message}
          isOptional
        >
          <TextInput {...register('code')} maxLength={30} autoComplete="off" />
        </Field>
        <Field label="Discount" hint="Of items and top-up; the service stays as it is.">
          <Select {...register('kind')}>
            <Options choices={KINDS} />
          </Select>
        </Field>
        {kind !== 'FREE_SERVICE' && (
          <Field label={kind === 'PERCENT' ? 'Per cent' : 'Amount (£)'} error={errors.value?.message}>
            <TextInput {...register('value')} inputMode="decimal" aria-required />
          </Field>
        )}
        <Field label="First day" error={errors.startsOn?.message} isOptional>
          <DateInput {...register('startsOn')} />
        </Field>
        <Field
          label="Last day"
          hint={isEnded && 'Set a later last day, or clear it, to run the promotion again.'}
          error={errors.endsOn?.message}
          isOptional
        >
          <DateInput {...register('endsOn')} />
        </Field>
        <Field label="Minimum shipment (£)" error={errors.minimum?.message} isOptional>
          <TextInput {...register('minimum')} inputMode="decimal" />
        </Field>
        <Field
          label="Total uses"
          hint="Orders and unpaid checkouts count."
          error={errors.usesMax?.message}
          isOptional
        >
          <TextInput {...register('usesMax')} inputMode="numeric" />
        </Field>
      </Grid>
      <Checkbox {...register('oncePerAccount')} label="Once for each account" />
      <Group>
        <legend>Destinations (leave empty for all)</legend>
        <Grid $columns={3} $onPhone={1}>
          {DESTINATIONS.map(({ key, name }) => (
            <Checkbox key={key} {...register('destinations')} value={toGraphqlEnum(key)} label={name} />
          ))}
        </Grid>
      </Group>
    </>
  );
}
