/** @jest-environment jest-fixed-jsdom */
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { SecurityEventList } from '../features/users/security/SecurityEventList';
import { SecurityEventsDocument } from '../features/users/security/security.generated';
import { mockServer, pageOf } from '../test/mock-server';

const EVENT = {
  id: 'e1',
  kind: 'SIGNED_IN',
  device: 'Firefox on Windows',
  createdAt: '2026-11-20T09:00:00.000Z',
};

function openEvents() {
  const seen: unknown[] = [];
  const { client } = mockServer({ mySecurityEvents: pageOf([EVENT]) });
  function Events() {
    const { data } = useQuery(SecurityEventsDocument, { variables: { page: 1 } });
    if (data) seen.push(data.mySecurityEvents.nodes[0]);
    return data ? <SecurityEventList events={data.mySecurityEvents.nodes} /> : null;
  }
  render(
    <ApolloProvider client={client}>
      <Events />
    </ApolloProvider>,
  );
  return { client, seen };
}

it('what a component declares is hidden from the parent that asks for it', async () => {
  const { seen } = openEvents();
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  expect(seen.at(-1)).toEqual({ __typename: 'SecurityEvent', id: 'e1' });
});

it('a change in the cache is shown by the component whose fragment has it, and by no other', async () => {
  const { client, seen } = openEvents();
  await screen.findByText('Firefox on Windows');
  const before = seen.length;
  act(() => {
    client.cache.modify({ id: 'SecurityEvent:e1', fields: { device: () => 'Safari on iPhone' } });
  });
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  expect(seen).toHaveLength(before);
});

it('what is shown stays while the cache is emptied', async () => {
  const { client } = openEvents();
  await screen.findByText('Firefox on Windows');
  await act(async () => {
    await client.cache.reset();
    // Sleeps: nothing else is shown meanwhile.
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(screen.getByText('Firefox on Windows')).toBeVisible();
});
