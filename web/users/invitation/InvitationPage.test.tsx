import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentSession, endSession } from '../../apollo/session/session';
import { tokenUntil } from '../../apollo/session/test-tokens';
import { MergeCartDocument } from '../../cart/cart.generated';
import { ToastProvider } from '../../ui/feedback/toast';
import { AcceptInvitationDocument } from './accept-invitation.generated';
import { InvitationPage } from './InvitationPage';

const PASSWORD = 'Tall-Ships-41!';
const OVER = 'This invitation no longer works. Ask us for a new one.';
const STOLEN = 'This password is on lists of stolen passwords. Choose another one.';

const request = {
  query: AcceptInvitationDocument,
  variables: { input: { token: 'the-secret', password: PASSWORD } },
};
const session = {
  __typename: 'Session',
  token: tokenUntil('in an hour'),
  user: { __typename: 'User', id: '7', name: 'Ivy Ink', email: 'ivy@example.com', role: 'CUSTOMER' },
};

beforeEach(() => endSession());

describe('the invitation page', () => {
  it('takes the secret out of the address and signs in with the password chosen', async () => {
    const router = visit('/invitation#the-secret', [
      { request, result: { data: { acceptInvitation: session } } },
    ]);
    await choose(PASSWORD);
    expect(await screen.findByText('at home')).toBeVisible();
    expect(await screen.findByText('Welcome, Ivy Ink!')).toBeVisible();
    expect(currentSession().user?.name).toBe('Ivy Ink');
    expect(router.state.location.hash).toBe('');
  });

  it('has cleared the address before anything is typed', async () => {
    const router = visit('/invitation#the-secret', []);
    await screen.findByLabelText('Password');
    expect(router.state.location).toMatchObject({ pathname: '/invitation', hash: '' });
  });

  it('ticks the five rules while typing, and asks the server only when all are met', async () => {
    visit('/invitation#the-secret', []);
    await choose('Short1');
    expect(screen.getByText('Password does not meet all requirements')).toBeVisible();
    expect(screen.getByText('One number').textContent).toContain('met');
    expect(screen.getAllByText(', not yet met')).toHaveLength(2);
  });

  it.each([
    ['an invitation that is over', [{ field: 'token', message: OVER }], OVER],
    ['a stolen password', [{ field: 'password', message: STOLEN }], STOLEN],
  ])('says plainly when it is %s, and keeps what was typed', async (_what, fields, message) => {
    const extensions = { code: 'BAD_INPUT', fields };
    visit('/invitation#the-secret', [{ request, result: { errors: [{ message, extensions }] } }]);
    await choose(PASSWORD);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(currentSession().user).toBeNull();
  });

  it('asks for the link again when there is no secret', async () => {
    visit('/invitation', []);
    expect(await screen.findByText('Open the link in your invitation again.')).toBeVisible();
  });
});

function visit(address: string, mocks: MockLink.MockedResponse[]) {
  const router = createMemoryRouter(
    [
      { path: '/invitation', Component: InvitationPage },
      { path: '/', element: <p>at home</p> },
    ],
    { initialEntries: [address] },
  );
  const merge = { request: { query: MergeCartDocument }, error: new Error('no server') };
  render(
    <MockedProvider mocks={[...mocks, merge]}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </MockedProvider>,
  );
  return router;
}

async function choose(password: string) {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
}
