import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import { addressProblems } from '../../../rules/people/address-rules';
import { AddressFields } from '../../addresses/AddressFields';
import { destinationCountry } from '../../addresses/countries';
import type { TypedAddress } from '../../addresses/typed-address';
import type { OrderChangeInput } from '../../apollo/schema.generated';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { AddressGroup } from './AddressGroup';
import type { ChangeFormProps } from './change-form-props';

interface TypedAddresses {
  collection: TypedAddress;
  delivery: TypedAddress;
}

type Path = `${'collection' | 'delivery'}.${keyof TypedAddress}`;

/** Collection address in the UK and delivery address in the same destination. */
export function AddressesForm({ order, isBusy, refusal, fields, onContinue }: ChangeFormProps) {
  const { origin, deliveryAddress, destination } = order;
  const form = useForm<TypedAddresses>({
    defaultValues: { collection: typed(origin), delivery: typed(deliveryAddress) },
  });
  const country = destinationCountry(destination);
  const place = destinationName(destination);

  useEffect(() => {
    for (const { field, message } of fields) form.setError(pathOf(field), { message });
  }, [fields, form]);

  const send = form.handleSubmit((addresses) => {
    const problems = [
      ...problemsIn('collection', addresses.collection, 'GB'),
      ...problemsIn('delivery', addresses.delivery, country),
    ];
    for (const [path, message] of problems) form.setError(path, { message });
    const [first] = problems;
    if (first) form.setFocus(first[0]);
    else void onContinue(toChange(addresses, order, place));
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          form.clearErrors();
          void send(event);
        }}
      >
        <Stack gap={5}>
          <AddressGroup title="Collection address">
            <AddressFields
              of="collection"
              country="GB"
              autoComplete="section-collection"
              labels={{
                line1: 'House number and street',
                line2: 'Flat, floor or building',
                city: 'Town or city',
                postcode: 'UK postcode',
              }}
            />
          </AddressGroup>
          <AddressGroup title="Delivery address">
            <AddressFields
              of="delivery"
              country={country}
              autoComplete="section-delivery"
              labels={{
                line1: 'Street address',
                line2: 'Apartment, floor or building',
                city: 'City or suburb',
                postcode: 'Postal code',
              }}
            />
            <Text size="small" tone="textMuted">
              In {place}. For another country, please cancel this order and book again.
            </Text>
          </AddressGroup>
          {refusal && <Notice kind="bad">{refusal}</Notice>}
          <Button type="submit" isBusy={isBusy}>
            See what it costs
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}

type Placed = ChangeFormProps['order']['origin'];

function typed({ line1, line2, city, state, postcode }: Placed): TypedAddress {
  return { line1, line2, city, state, postcode };
}

/** Only the changed addresses. */
function toChange(
  { collection, delivery }: TypedAddresses,
  { origin, deliveryAddress }: ChangeFormProps['order'],
  place: string,
): OrderChangeInput {
  const isSame = (one: TypedAddress, other: Placed) => JSON.stringify(one) === JSON.stringify(typed(other));
  const change = {
    ...(!isSame(collection, origin) && { collectionAddress: { ...collection, country: origin.country } }),
    ...(!isSame(delivery, deliveryAddress) && {
      deliveryAddress: { ...delivery, country: deliveryAddress.country || place },
    }),
  };
  return change;
}

function problemsIn(of: 'collection' | 'delivery', address: TypedAddress, country: string): [Path, string][] {
  return Object.entries(addressProblems(address, country)).flatMap(([part, message]): [Path, string][] =>
    message ? [[`${of}.${part as keyof TypedAddress}`, message]] : [],
  );
}

/** The form's path of a server field. */
function pathOf(field: string): Path {
  return field.replace('collectionAddress', 'collection').replace('deliveryAddress', 'delivery') as Path;
}
