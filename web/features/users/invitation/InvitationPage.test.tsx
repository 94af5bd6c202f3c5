import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { currentSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { type Answers, noNetwork, refusedAt } from '../../../test/mock-server';
import { renderApp, USERS } from '../../../test/render-app';

const PASSWORD = 'Tall-Ships-41!';
const OVER = 'This invitation no longer works. Ask us for a new one.';
const STOLEN = 'This password is on lists of stolen passwords. Choose another one.';

describe('the invitation page', () => {
  it('takes the secret out of the address and signs in with the password chosen', async () => {
    const session = { token: tokenUntil('in an hour'), user: USERS.customer };
    const { router, asked, choose } = visit('/invitation#the-secret', { acceptInvitation: session });
    await choose(PASSWORD);
    expect((await screen.findAllByText('Welcome, Ada Byron!')).length).toBeGreaterThan(0);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '' }));
    expect(asked('acceptInvitation')).toMatchObject([{ input: { token: 'the-secret', password: PASSWORD } }]);
    expect(currentSession().user?.name).toBe('Ada Byron');
  });

  it('has cleared the address before anything is typed', async () => {
    const { router } = visit('/invitation#the-secret');
    await screen.findByLabelText('Password');
    expect(router.state.location).toMatchObject({ pathname: '/invitation', hash: '' });
  });

  it('ticks the five rules while typing, and asks the server only when all are met', async () => {
    const { asked, choose } = visit('/invitation#the-secret');
    await choose('Short1');
    expect(screen.getByText('Password does not meet all requirements')).toBeVisible();
    expect(screen.getByText('One number').textContent).toContain('met');
    expect(screen.getAllByText(', not yet met')).toHaveLength(2);
    expect(asked('acceptInvitation')).toEqual([]);
  });

  it.each([
    ['an invitation that is over', 'token', OVER],
    ['a stolen password', 'password', STOLEN],
  ])('says plainly when it is %s, and keeps what was typed', async (_what, field, message) => {
    const { choose } = visit('/invitation#the-secret', { acceptInvitation: refusedAt(field, message) });
    await choose(PASSWORD);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
    expect(currentSession().user).toBeNull();
  });

  it('asks for the link again when there is no secret', async () => {
    visit('/invitation');
    expect(await screen.findByText('Open the link in your invitation again.')).toBeVisible();
  });
});

function visit(address: string, answers: Answers = {}) {
  const app = renderApp(address, { answers: { mergeCart: noNetwork, ...answers } });
  return {
    ...app,
    async choose(password: string) {
      await app.user.type(await screen.findByLabelText('Password'), password);
      await app.user.click(screen.getByRole('button', { name: 'Open my account' }));
    },
  };
}
