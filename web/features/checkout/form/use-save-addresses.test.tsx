import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { ToastProvider } from '../../../design/feedback/toast';
import { mockServer } from '../../../test/mock-server';
import { CheckoutSetupDocument } from '../checkout.generated';
import type { CheckoutForm } from './checkout-form';
import { useSaveAddresses } from './use-save-addresses';

const address = { line1: '12 Harbour Lane', line2: '', city: 'Leeds', state: '', postcode: 'LS1 4AP' };

it('an address that is saved at a checkout is offered at the next one', async () => {
  const { client } = mockServer({
    me: { id: '7' },
    savedAddresses: [{ id: 'a1', address: { ...address, line1: '1 Old Road' } }],
    createSavedAddress: { id: 'a2', address },
  });
  const offered = async () =>
    (await client.query({ query: CheckoutSetupDocument })).data?.savedAddresses.map(({ id }) => id);
  expect(await offered()).toEqual(['a1']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </ApolloProvider>
  );
  const { result } = renderHook(
    () => {
      const form = useForm<CheckoutForm>({
        defaultValues: { keepsAddresses: true, collection: address, delivery: NO_ADDRESS },
      });
      return useSaveAddresses(form, 'australia', []);
    },
    { wrapper },
  );
  await result.current();
  await waitFor(async () => expect(await offered()).toEqual(['a1', 'a2']));
});
