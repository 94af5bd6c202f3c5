import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { AddressLines } from '../../addresses/AddressLines';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { color } from '../../theme/colors';
import { from, space, type } from '../../theme/tokens';
import { formatDate } from '../../ui/formats';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { FrozenDetailsFragmentDoc } from './FrozenDetails.generated';

/** The addresses and date of a frozen checkout. */
export function FrozenDetails(props: { checkout: FragmentType<typeof FrozenDetailsFragmentDoc> }) {
  const checkout = useFragmentData(FrozenDetailsFragmentDoc, props.checkout);
  const { contact, collectionDate, collectionAddress, deliveryAddress, billingAddress } = checkout;
  return (
    <Panel as="section" aria-labelledby="frozen-details">
      <Stack gap={4}>
        <Heading id="frozen-details" size="title">
          Your details
        </Heading>
        <List>
          <div>
            <dt>Customer</dt>
            <dd>{contact.name}</dd>
            <dd>{contact.email}</dd>
            {contact.phone && <dd>{contact.phone}</dd>}
          </div>
          <div>
            <dt>Collection date</dt>
            <dd>{collectionDate ? formatDate(collectionDate) : 'To be agreed'}</dd>
          </div>
          <div>
            <dt>Collection address</dt>
            <dd>
              <AddressLines address={collectionAddress} />
            </dd>
          </div>
          <div>
            <dt>Delivery address</dt>
            <dd>
              <AddressLines address={deliveryAddress} />
            </dd>
          </div>
          <div>
            <dt>Billing address</dt>
            <dd>
              <AddressLines address={billingAddress} />
            </dd>
          </div>
        </List>
      </Stack>
    </Panel>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${type('small')}
  overflow-wrap: anywhere;

  ${from.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  dt { color: ${color.textMuted}; }
`;
