import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { todayInLondon } from '../../../../rules/calendar-date';
import { TRANSFER_DAYS, TRANSFER_DAYS_BOUNDS } from '../../../../rules/orders/bank-transfer';
import type { AddressValues } from '../../../../rules/people/addresses/address-parts';
import { emailProblem, phoneProblem } from '../../../../rules/people/contact-rules';
import { newUuid } from '../../../data/new-uuid';
import type { DestinationKey } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { FormGroup } from '../../../design/forms/FormGroup';
import { DateInput, TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import { TitledPanel } from '../../../design/TitledPanel';
import { AddressFields } from '../../../features/addresses/AddressFields';
import { addressProblemsAt } from '../../../features/addresses/address-values';
import { countryName, destinationCountry } from '../../../features/addresses/countries';
import { Grid } from '../../../lib/forms/form-fields';
import { foundProblems } from '../../../lib/forms/found-problems';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useBookForTransferMutation } from './booking.generated';

interface BookForTransferProps {
  quote: {
    readonly id: string;
    readonly destination: DestinationKey;
    readonly fromCity: string;
    readonly toCity: string;
    readonly customerName?: string | null;
    readonly customerEmail?: string | null;
    readonly customerPhone: string;
  };
}

const NO_ADDRESS = { line1: '', line2: '', city: '', state: '', postcode: '' } as AddressValues;

/** Books a quote for its customer, who pays by bank transfer. */
export function BookForTransfer({ quote }: BookForTransferProps) {
  const { id, destination, fromCity, toCity, customerName, customerEmail, customerPhone } = quote;
  const country = destinationCountry(destination);
  const form = useForm({
    defaultValues: {
      ...{ name: customerName ?? '', email: customerEmail ?? '', phone: customerPhone },
      collection: { ...NO_ADDRESS, city: fromCity },
      delivery: { ...NO_ADDRESS, city: toCity },
      ...{ collectionDate: '', days: String(TRANSFER_DAYS) },
    },
    resolver: rulesResolver((typed) =>
      foundProblems<string>([
        ['name', typed.name.trim() ? null : 'Name is required'],
        ['email', emailProblem(typed.email)],
        ['phone', phoneProblem(typed.phone)],
        ...addressProblemsAt('collection.', typed.collection, 'GB'),
        ...addressProblemsAt('delivery.', typed.delivery, country).filter(
          ([path]) => path === 'delivery.city',
        ),
        ['days', daysProblem(typed.days)],
      ]),
    ),
  });
  const { register, formState, reset } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { handleSubmit, errorNotice } = useSubmit(form, { fieldOf });
  const [book] = useBookForTransferMutation();
  const toast = useToast();
  const sent = useRef<{ content: string; id: string }>(null);

  const send = handleSubmit(async (typed) => {
    const { name, email, phone, collection, delivery, collectionDate, days } = typed;
    const input = {
      ...{ name, email, phone, days: Number(days), collectionDate: collectionDate || null },
      collectionAddress: { ...collection, country: countryName('GB') },
      deliveryAddress: { ...delivery, country: countryName(country) },
    };
    const content = JSON.stringify(input);
    if (sent.current?.content !== content) sent.current = { content, id: newUuid() };
    await book({ variables: { id, input: { ...input, id: sent.current.id } } });
    reset(typed);
    toast(`Sending the bank details to ${email}`, 'good');
  });

  return (
    <TitledPanel id="transfer" title="Book for a bank transfer" isCollapsible="closed">
      <FormProvider {...form}>
        <form noValidate onSubmit={send} aria-label="Book for a bank transfer">
          <Stack gap={4}>
            <Grid $columns={3} $onPhone={1}>
              <Field label="Name" error={errors.name?.message}>
                <TextInput {...register('name')} autoComplete="off" maxLength={200} aria-required />
              </Field>
              <Field label="Email" hint="The bank details go here." error={errors.email?.message}>
                <TextInput {...register('email')} type="email" autoComplete="off" aria-required />
              </Field>
              <Field label="Phone" isOptional error={errors.phone?.message}>
                <TextInput {...register('phone')} type="tel" autoComplete="off" />
              </Field>
            </Grid>
            <FormGroup title="Collection address">
              <AddressFields kind="collection" country="GB" />
            </FormGroup>
            <FormGroup title="Delivery address">
              <AddressFields kind="delivery" country={country} isStreetOptional />
            </FormGroup>
            <Grid $columns={3} $onPhone={1}>
              <Field label="Collection date" hint="Leave it empty to agree it later." isOptional>
                <DateInput min={todayInLondon(new Date())} {...register('collectionDate')} />
              </Field>
              <Field label="Due in (days)" error={errors.days?.message}>
                <TextInput {...register('days')} inputMode="numeric" autoComplete="off" aria-required />
              </Field>
            </Grid>
            {errorNotice}
            <LeaveGuard isOn={isDirty && !isSubmitting}>You haven't booked this quote.</LeaveGuard>
            <Row>
              <Button type="submit" isBusy={isSubmitting}>
                {isSubmitting ? 'Booking...' : 'Book and send bank details'}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormProvider>
    </TitledPanel>
  );
}

/** The form's name for a field of the server's input. */
const fieldOf = (field: string) => field.replace(/^(collection|delivery)Address\./, '$1.');

function daysProblem(typed: string): string | null {
  const { min, max } = TRANSFER_DAYS_BOUNDS;
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return days >= min && days <= max ? null : `Enter ${min} to ${max} days`;
}
