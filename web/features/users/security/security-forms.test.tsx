import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../../../design/feedback/toast';
import { currentSession, endSession, startSession } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { type Answers, mockServer, noAnswer, refusedAt } from '../../../test/mock-server';
import { USERS } from '../../../test/render-app';
import { ForgotPasswordPage } from '../password/ForgotPasswordPage';
import { ResetPasswordPage } from '../password/ResetPasswordPage';
import { VerifyEmailPage } from '../verification/VerifyEmailPage';
import { VerifyNotice } from '../verification/VerifyNotice';
import { ChangePasswordForm } from './ChangePasswordForm';

const OLD = 'Tall-Ships-41!';
const NEW = 'Long-Voyage, 1872';

beforeEach(() => endSession());

describe('the form that changes a password', () => {
  it.each([
    [
      '',
      '',
      '',
      ['Current password is required', 'New password is required', 'Please confirm your new password'],
    ],
    [OLD, OLD, OLD, ['New password must be different from current password']],
    [OLD, 'weak', 'weak', ['Password does not meet all requirements']],
    [OLD, NEW, `${NEW}x`, ['Passwords do not match']],
  ])('with "%s", "%s" and "%s" says what is missing', async (current, wanted, again, text) => {
    show(<ChangePasswordForm email="ada@example.com" />);
    await change(current, wanted, again);
    for (const sentence of text) expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows what the server refuses at its field and keeps what was typed', async () => {
    const message = 'Current password is incorrect';
    show(<ChangePasswordForm email="ada@example.com" />, {
      changePassword: refusedAt('currentPassword', message),
    });
    await change(OLD, NEW, NEW);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(NEW);
  });

  it('goes on with the new session, empties itself and says what has happened', async () => {
    const token = tokenUntil('in an hour');
    const { asked } = show(<ChangePasswordForm email="ada@example.com" />, {
      changePassword: { token, user: USERS.customer },
    });
    await change(OLD, NEW, NEW);
    expect(await screen.findByText(/You've changed your password\. We've logged you out/)).toBeVisible();
    expect(asked('changePassword')).toEqual([{ input: { currentPassword: OLD, newPassword: NEW } }]);
    expect(currentSession().token).toBe(token);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});

describe('links in messages', () => {
  it('are asked for with the address typed at the login, and the answer tells nothing', async () => {
    const { asked } = show(
      <ForgotPasswordPage />,
      { requestPasswordReset: true },
      {
        pathname: '/',
        state: { email: 'ada@example.com' },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/^If there's an account with this address/)).toBeVisible();
    expect(asked('requestPasswordReset')).toEqual([{ input: { email: 'ada@example.com' } }]);
  });

  it('without their secret lead to a new one', async () => {
    show(<ResetPasswordPage />);
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  it('prove an address as soon as they are opened, and leave the address bar', async () => {
    const { router, asked } = show(
      <VerifyEmailPage />,
      { verifyEmail: true },
      {
        pathname: '/',
        hash: '#the-secret',
      },
    );
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeVisible();
    expect(asked('verifyEmail')).toEqual([{ input: { token: 'the-secret' } }]);
    expect(router.state.location.hash).toBe('');
  });
});

describe('the notice about an address that is not confirmed', () => {
  const me = { ...USERS.customer, emailVerifiedAt: null };

  it('sends the link again', async () => {
    show(<VerifyNotice />, { me, sendEmailVerification: me });
    await userEvent.click(await screen.findByRole('button', { name: 'Send link again' }));
    expect(await screen.findByText(/We've sent the link to ada@example.com again/)).toBeVisible();
  });

  it.each([
    ['/user/password', 1],
    ['/user/orders', 0],
  ])('tells the address at %s %i times', async (pathname, times) => {
    show(<VerifyNotice />, { me }, { pathname });
    expect(await screen.findByText('Confirm your email address')).toBeVisible();
    expect(screen.queryAllByText(/ada@example.com/)).toHaveLength(times);
  });

  it('says why, and is hidden until the next visit when asked to', async () => {
    show(<VerifyNotice />, { me });
    expect(await screen.findByText('So that news of your orders reaches you.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide until the next visit' }));
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
    cleanup();
    show(<VerifyNotice />, { me });
    await waitFor(() => expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument());
    sessionStorage.clear();
  });

  it('is there from the first look where the session knows of it, so that it does not push the page down later', () => {
    startSession(tokenUntil('in an hour'), { ...USERS.customer, emailVerifiedAt: null });
    show(<VerifyNotice />, { me: noAnswer });
    expect(screen.getByText('Confirm your email address')).toBeVisible();
  });

  it('is remembered with the session until the address is confirmed', async () => {
    const storedUser = { ...USERS.customer, role: 'customer' };
    startSession(tokenUntil('in an hour'), USERS.customer);
    show(<VerifyNotice />, { me });
    await waitFor(() => expect(currentSession().user).toEqual({ ...storedUser, emailVerifiedAt: null }));
    const emailVerifiedAt = '2026-11-22T12:00:00Z';
    cleanup();
    show(<VerifyNotice />, { me: { ...me, emailVerifiedAt } });
    await waitFor(() => expect(currentSession().user).toEqual({ ...storedUser, emailVerifiedAt }));
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });
});

function show(
  element: ReactNode,
  answers: Answers = {},
  at: { pathname: string; hash?: string; state?: unknown } = { pathname: '/' },
) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const { client, asked } = mockServer(answers);
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return { router, asked };
}

async function change(current: string, wanted: string, again: string) {
  const fields = [
    ['Current password', current],
    ['New password', wanted],
    ['Confirm new password', again],
  ] as const;
  for (const [label, text] of fields) {
    await userEvent.click(await screen.findByLabelText(label));
    if (text) await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}
