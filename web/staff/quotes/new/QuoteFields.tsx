import { useFormContext } from 'react-hook-form';
import { DESTINATIONS } from '../../../../rules/destinations';
import { STAFF_QUOTE_DAYS } from '../../../../rules/prices/quote-validity';
import { toGraphqlEnum } from '../../../data/enums';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { Options } from '../../../design/forms/Options';
import { TitledPanel } from '../../../design/TitledPanel';
import { formatPounds } from '../../../lib/formats/formats';
import { Grid, TextArea } from '../../../lib/forms/form-fields';
import { useShop } from '../../../lib/shop/shop';
import { FreeLines } from './FreeLines';
import { QuoteItems } from './QuoteItems';
import { ADJUSTMENTS, type QuoteForm } from './quote-form';

/** The customer, the journey, the items and the price of a new quote. */
export function QuoteFields() {
  return (
    <>
      <TitledPanel id="customer" title="Customer">
        <CustomerFields />
      </TitledPanel>
      <TitledPanel id="journey" title="Journey">
        <JourneyFields />
      </TitledPanel>
      <TitledPanel id="items" title="Items and lines">
        <QuoteItems />
        <FreeLines />
      </TitledPanel>
      <TitledPanel id="terms" title="Price and validity">
        <TermsFields />
      </TitledPanel>
    </>
  );
}

function CustomerFields() {
  const { register, formState } = useFormContext<QuoteForm>();
  const { errors } = formState;
  return (
    <Grid $columns={3} $onPhone={1}>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" maxLength={200} aria-required />
      </Field>
      <Field label="Email" hint="The quote goes here." error={errors.email?.message}>
        <TextInput {...register('email')} type="email" autoComplete="off" maxLength={254} aria-required />
      </Field>
      <Field label="Phone" isOptional error={errors.phone?.message}>
        <TextInput {...register('phone')} type="tel" autoComplete="off" />
      </Field>
    </Grid>
  );
}

function JourneyFields() {
  const { register, formState } = useFormContext<QuoteForm>();
  const { shop } = useShop();
  const { errors } = formState;
  return (
    <Grid $columns={2} $onPhone={1}>
      <Field label="Destination" error={errors.destination?.message}>
        <Select {...register('destination')} aria-required>
          <option value="">Choose a destination</option>
          {DESTINATIONS.map(({ key, name }) => (
            <option key={key} value={toGraphqlEnum(key)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Service">
        <Select {...register('service')}>
          {shop?.services.map(({ level, name, surcharge }) => (
            <option key={level} value={level}>
              {surcharge.minorUnits > 0 ? `${name}, ${formatPounds(surcharge.minorUnits)}` : name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="From (UK city)" isOptional error={errors.fromCity?.message}>
        <TextInput {...register('fromCity')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="To (city)" isOptional error={errors.toCity?.message}>
        <TextInput {...register('toCity')} autoComplete="off" maxLength={100} />
      </Field>
    </Grid>
  );
}

function TermsFields() {
  const { register, watch, formState } = useFormContext<QuoteForm>();
  const { errors } = formState;
  const saving = useShop().shop?.onlineSavingPercent ?? 0;
  const adjustment = watch('adjustment');
  return (
    <>
      {saving > 0 && (
        <Checkbox {...register('isByPhone')} label={`Price by phone: online saves ${saving}%`} />
      )}
      <Grid $columns={3} $onPhone={1}>
        <Field label="Adjustment">
          <Select {...register('adjustment')}>
            <Options choices={ADJUSTMENTS} />
          </Select>
        </Field>
        {adjustment !== 'NONE' && (
          <>
            <Field
              label={adjustment.endsWith('PERCENT') ? 'Per cent' : 'Amount (£)'}
              error={errors.value?.message}
            >
              <TextInput {...register('value')} inputMode="decimal" autoComplete="off" aria-required />
            </Field>
            <Field label="Reason" hint="The customer reads it." error={errors.reason?.message}>
              <TextInput {...register('reason')} autoComplete="off" maxLength={100} aria-required />
            </Field>
          </>
        )}
      </Grid>
      <Grid $columns={3} $onPhone={1}>
        <Field
          label="Valid for (days)"
          hint={`${STAFF_QUOTE_DAYS.min} to ${STAFF_QUOTE_DAYS.max}`}
          error={errors.days?.message}
        >
          <TextInput {...register('days')} inputMode="numeric" autoComplete="off" aria-required />
        </Field>
      </Grid>
      <Field label="Message" isOptional error={errors.message?.message}>
        <TextArea {...register('message')} maxLength={4_000} />
      </Field>
    </>
  );
}
