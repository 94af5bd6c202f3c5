import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noAnswer, pageOf, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const REQUEST = {
  ...{ id: 'r1', reference: 'R-10001', kind: 'QUESTION', state: 'ANSWERED', version: 2 },
  ...{ waitsSince: '2026-11-26T10:00:00Z', moves: ['LOST'], name: 'Ada Byron', email: 'ada@example.com' },
  conversation: { id: 'r1', messages: pageOf([]) },
};

async function markLost(adminMoveRequest: unknown) {
  const answers = { adminRequest: REQUEST, adminMoveRequest };
  const { user } = renderApp('/admin/requests/r1', { session: 'admin', answers });
  await user.click(await screen.findByRole('button', { name: 'Mark as lost' }));
}

it('a request that is moved is so before the server has answered', async () => {
  await markLost(noAnswer);
  expect(await screen.findByText('Lost')).toBeVisible();
  expect(screen.queryByText(/Waiting since/)).not.toBeInTheDocument();
});

it('a request that the server does not move is as before, and why is said', async () => {
  await markLost(refused('CONFLICT', 'Someone else changed this request.'));
  expect(await screen.findByText('Someone else changed this request.')).toBeVisible();
  expect(screen.getByText(/Waiting since/)).toBeVisible();
});
