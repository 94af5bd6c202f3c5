import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createApolloClient } from '../data/client';
import { useUnreadMessagesQuery } from '../features/conversation/unread.generated';
import { endSession, startSession, useSession } from './session';
import { tokenUntil } from './test-tokens';

const realFetch = globalThis.fetch;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function Unread() {
  const { data } = useUnreadMessagesQuery();
  return <p>{data ? `${data.myUnreadMessages} unread` : 'Loading'}</p>;
}

function Page() {
  const { user } = useSession();
  return user ? <Unread /> : <p>Signed out</p>;
}

it('after a sign-out nothing is asked for the pages of the account', async () => {
  let asked = 0;
  globalThis.fetch = async () => {
    asked += 1;
    return Response.json({ data: { myUnreadMessages: 2 } });
  };
  startSession(tokenUntil('in an hour'), {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'CUSTOMER',
  });
  const client = createApolloClient();
  render(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );
  await screen.findByText('2 unread');

  endSession();

  await waitFor(() => expect(screen.getByText('Signed out')).toBeVisible());
  // Sleeps: nothing is asked again within it.
  await new Promise((done) => setTimeout(done, 50));
  expect(asked).toBe(1);
  client.stop();
});
