import { FormProvider, useForm } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import type { CollectionRegion } from '../../../rules/people/collection-regions';
import { AddressFields } from '../../addresses/AddressFields';
import { destinationCountry } from '../../addresses/countries';
import {
  addressProblemsAt,
  collectionProblemsAt,
  isStreetOpen,
  type TypedAddress,
} from '../../addresses/typed-address';
import type { OrderChangeInput } from '../../apollo/schema.generated';
import { Button } from '../../ui/Button';
import { foundProblems } from '../../ui/forms/found-problems';
import { rulesResolver } from '../../ui/forms/rules-resolver';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard';
import { useSubmit } from '../../ui/forms/use-submit';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { AddressGroup } from './AddressGroup';
import type { ChangeFormProps } from './change-form-props';
import { NO_CHARGE } from './change-messages';

interface TypedAddresses {
  collection: TypedAddress;
  delivery: TypedAddress;
}

/** Collection address in the UK and delivery address in the same destination; the button makes the change, which is free. */
export function AddressesForm({
  order,
  served,
  onSubmit,
}: ChangeFormProps & { served: readonly CollectionRegion[] }) {
  const { origin, deliveryAddress, destination } = order;
  const country = destinationCountry(destination);
  const place = destinationName(destination);
  const form = useForm<TypedAddresses>({
    defaultValues: { collection: typed(origin), delivery: typed(deliveryAddress) },
    resolver: rulesResolver(({ collection, delivery }) =>
      foundProblems<string>([
        ...collectionProblemsAt(collection, served),
        ...(isStreetOpen(delivery) && isStreetOpen(typed(deliveryAddress))
          ? []
          : addressProblemsAt('delivery.', delivery, country)),
      ]),
    ),
  });
  const { handleSubmit, errorNotice } = useSubmit(form, {
    fieldOf: (field) =>
      field.replace('collectionAddress', 'collection').replace('deliveryAddress', 'delivery'),
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit((addresses) => onSubmit(toChange(addresses, order, place)))}>
        <Stack gap={5}>
          <AddressGroup title="Collection address">
            <AddressFields kind="collection" country="GB" />
          </AddressGroup>
          <AddressGroup title="Delivery address">
            <AddressFields kind="delivery" country={country} />
            <Text size="small" tone="textMuted">
              In {place}. For another country, cancel this order and book again.
            </Text>
          </AddressGroup>
          {errorNotice}
          <UnsavedGuard isOn={form.formState.isDirty}>You haven't saved these addresses.</UnsavedGuard>
          <Text size="small">{NO_CHARGE}</Text>
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            {buttonText(toChange(form.watch(), order, place))}
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

function buttonText({ collectionAddress, deliveryAddress }: OrderChangeInput): string {
  if (collectionAddress && deliveryAddress) return 'Change both addresses';
  if (collectionAddress) return 'Change collection address';
  return deliveryAddress ? 'Change delivery address' : 'Change addresses';
}

/** Only the changed addresses. */
function toChange(
  { collection, delivery }: TypedAddresses,
  { origin, deliveryAddress }: ChangeFormProps['order'],
  place: string,
): OrderChangeInput {
  const isSame = (one: TypedAddress, other: Placed) => JSON.stringify(one) === JSON.stringify(typed(other));
  return {
    ...(!isSame(collection, origin) && { collectionAddress: { ...collection, country: origin.country } }),
    ...(!isSame(delivery, deliveryAddress) && {
      deliveryAddress: { ...delivery, country: deliveryAddress.country || place },
    }),
  };
}
