import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import {
  type AddressValues,
  isStreetOpen,
  typedParts,
} from '../../../../rules/people/addresses/address-parts';
import type { CollectionRegion } from '../../../../rules/people/collection-regions';
import type { OrderChangeInput } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space, type } from '../../../design/theme/tokens';
import { foundProblems } from '../../../lib/forms/found-problems';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { AccessFields } from '../../addresses/AccessFields';
import { AddressFields } from '../../addresses/AddressFields';
import { addressProblemsAt, collectionProblemsAt } from '../../addresses/address-values';
import { destinationCountry } from '../../addresses/countries';
import {
  type AccessValues,
  type ReceiverValues,
  receiverProblemsAt,
  toAccess,
  toAccessValues,
  toReceiver,
  toReceiverValues,
} from '../../addresses/handover-values';
import { ReceiverFields } from '../../addresses/ReceiverFields';
import type { ChangeFormProps } from './change-form-props';
import { NO_CHARGE } from './change-messages';

interface TypedAddresses {
  collection: AddressValues;
  collectionAccess: AccessValues;
  delivery: AddressValues;
  deliveryAccess: AccessValues;
  receiver: ReceiverValues;
}

/** Collection address in the UK and delivery address in the same destination; the button makes the change, which is free. */
export function AddressesForm({
  order,
  served,
  onSubmit,
}: ChangeFormProps & { served: readonly CollectionRegion[] }) {
  const { deliveryAddress, destination } = order;
  const country = destinationCountry(destination);
  const place = destinationName(destination);
  const form = useForm<TypedAddresses>({
    defaultValues: typedOf(order),
    resolver: rulesResolver(({ collection, delivery, receiver }) =>
      foundProblems<string>([
        ...collectionProblemsAt(collection, served),
        ...(isStreetOpen(delivery) && isStreetOpen(typedParts(deliveryAddress))
          ? []
          : addressProblemsAt('delivery.', delivery, country)),
        ...receiverProblemsAt(receiver),
      ]),
    ),
  });
  const { handleSubmit, errorNotice } = useSubmit(form, {
    fieldOf: (field) =>
      field
        .replace('deliveryAddress.receiver', 'receiver')
        .replace('collectionAddress', 'collection')
        .replace('deliveryAddress', 'delivery'),
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={handleSubmit((addresses) => onSubmit(toChange(addresses, order, place)))}>
        <Stack gap={5}>
          <AddressGroup title="Collection address">
            <AddressFields kind="collection" country="GB" />
            <AccessFields path="collectionAccess" />
          </AddressGroup>
          <AddressGroup title="Delivery address">
            <AddressFields kind="delivery" country={country} />
            <AccessFields path="deliveryAccess" />
            <ReceiverFields />
            <Text size="small" tone="textMuted">
              In {place}. For another country, cancel this order and book again.
            </Text>
          </AddressGroup>
          {errorNotice}
          <LeaveGuard isOn={form.formState.isDirty}>You haven't saved these addresses.</LeaveGuard>
          <Text size="small">{NO_CHARGE}</Text>
          <Button type="submit" isBusy={form.formState.isSubmitting}>
            {buttonText(toChange(form.watch(), order, place))}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}

function buttonText({ collectionAddress, deliveryAddress }: OrderChangeInput): string {
  if (collectionAddress && deliveryAddress) return 'Change both addresses';
  if (collectionAddress) return 'Change collection address';
  return deliveryAddress ? 'Change delivery address' : 'Change addresses';
}

function typedOf(order: ChangeFormProps['order']): TypedAddresses {
  return {
    collection: typedParts(order.origin),
    collectionAccess: toAccessValues(order.collectionAccess),
    delivery: typedParts(order.deliveryAddress),
    deliveryAccess: toAccessValues(order.deliveryAccess),
    receiver: toReceiverValues(order.receiver),
  };
}

/** Only the changed addresses, each with all that belongs to it. */
function toChange(now: TypedAddresses, order: ChangeFormProps['order'], place: string): OrderChangeInput {
  const was = typedOf(order);
  const differs = (...parts: (keyof TypedAddresses)[]) =>
    parts.some((part) => JSON.stringify(now[part]) !== JSON.stringify(was[part]));
  const { collection, delivery, receiver } = now;
  return {
    ...(differs('collection', 'collectionAccess') && {
      collectionAddress: {
        ...collection,
        country: order.origin.country,
        access: toAccess(now.collectionAccess),
      },
    }),
    ...(differs('delivery', 'deliveryAccess', 'receiver') && {
      deliveryAddress: {
        ...delivery,
        country: order.deliveryAddress.country || place,
        access: toAccess(now.deliveryAccess),
        receiver: toReceiver(receiver),
      },
    }),
  };
}

/** The fields of one address in a column. */
function AddressGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Legend>{title}</Legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Legend = styled.legend`
  padding: 0 0 ${space(3)};
  ${type('title', 650)}
`;
