import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentSession, endSession, startSession } from '../../apollo/session/session';
import { tokenUntil } from '../../apollo/session/test-tokens';
import { ToastProvider } from '../../ui/feedback/toast';
import { ForgotPasswordPage } from '../password/ForgotPasswordPage';
import { RequestPasswordResetDocument } from '../password/password-reset.generated';
import { ResetPasswordPage } from '../password/ResetPasswordPage';
import { EmailProofDocument, SendEmailVerificationDocument } from '../verification/email-proof.generated';
import { VerifyEmailPage } from '../verification/VerifyEmailPage';
import { VerifyNotice } from '../verification/VerifyNotice';
import { VerifyEmailDocument } from '../verification/verification.generated';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ChangePasswordDocument } from './security.generated';

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
    show(<ChangePasswordForm email="ada@example.com" />, []);
    await change(current, wanted, again);
    for (const sentence of text) expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows what the server refuses at its field and keeps what was typed', async () => {
    const message = 'Current password is incorrect';
    const extensions = { code: 'BAD_INPUT', fields: [{ field: 'currentPassword', message }] };
    show(<ChangePasswordForm email="ada@example.com" />, [
      { request: changeRequest, result: { errors: [{ message, extensions }] } },
    ]);
    await change(OLD, NEW, NEW);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(NEW);
  });

  it('goes on with the new session, empties itself and says what has happened', async () => {
    const token = tokenUntil('in an hour');
    const user = {
      __typename: 'User',
      id: '7',
      name: 'Ada Byron',
      email: 'ada@example.com',
      role: 'CUSTOMER',
    };
    const changePassword = { __typename: 'Session', token, user };
    show(<ChangePasswordForm email="ada@example.com" />, [
      { request: changeRequest, result: { data: { changePassword } } },
    ]);
    await change(OLD, NEW, NEW);
    expect(await screen.findByText(/You've changed your password\. We've logged you out/)).toBeVisible();
    expect(currentSession().token).toBe(token);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  const changeRequest = {
    query: ChangePasswordDocument,
    variables: { input: { currentPassword: OLD, newPassword: NEW } },
  };
});

describe('links in messages', () => {
  it('are asked for with the address typed at the login, and the answer tells nothing', async () => {
    const request = {
      query: RequestPasswordResetDocument,
      variables: { input: { email: 'ada@example.com' } },
    };
    show(<ForgotPasswordPage />, [{ request, result: { data: { requestPasswordReset: true } } }], {
      pathname: '/',
      state: { email: 'ada@example.com' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/^If there's an account with this address/)).toBeVisible();
  });

  it('without their secret lead to a new one', async () => {
    show(<ResetPasswordPage />, []);
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });

  it('prove an address as soon as they are opened, and leave the address bar', async () => {
    const request = { query: VerifyEmailDocument, variables: { input: { token: 'the-secret' } } };
    const router = show(<VerifyEmailPage />, [{ request, result: { data: { verifyEmail: true } } }], {
      pathname: '/',
      hash: '#the-secret',
    });
    expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeVisible();
    expect(router.state.location.hash).toBe('');
  });
});

describe('the notice about an address that is not confirmed', () => {
  const me = { __typename: 'User', id: '7', email: 'ada@example.com', emailVerifiedAt: null };
  const asked = { request: { query: EmailProofDocument }, result: { data: { me } } };

  it('sends the link again', async () => {
    show(<VerifyNotice />, [
      asked,
      {
        request: { query: SendEmailVerificationDocument },
        result: { data: { sendEmailVerification: true } },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send link again' }));
    expect(await screen.findByText(/We've sent the link to ada@example.com again/)).toBeVisible();
  });

  it.each([
    ['/user/password', 1],
    ['/user/orders', 0],
  ])('tells the address at %s %i times', async (pathname, times) => {
    show(<VerifyNotice />, [asked], { pathname });
    expect(await screen.findByText('Confirm your email address')).toBeVisible();
    expect(screen.queryAllByText(/ada@example.com/)).toHaveLength(times);
  });

  it('is there from the first look where the session knows of it, so that it does not push the page down later', () => {
    const user = { id: '7', name: 'Ada Byron', email: 'ada@example.com', role: 'CUSTOMER' } as const;
    startSession(tokenUntil('in an hour'), { ...user, emailVerifiedAt: null });
    show(<VerifyNotice />, [{ ...asked, delay: Number.POSITIVE_INFINITY }]);
    expect(screen.getByText('Confirm your email address')).toBeVisible();
  });

  it('is remembered with the session until the address is confirmed', async () => {
    const user = { id: '7', name: 'Ada Byron', email: 'ada@example.com', role: 'CUSTOMER' } as const;
    const storedUser = { ...user, role: 'customer' };
    startSession(tokenUntil('in an hour'), user);
    show(<VerifyNotice />, [asked]);
    await waitFor(() => expect(currentSession().user).toEqual({ ...storedUser, emailVerifiedAt: null }));
    const emailVerifiedAt = '2026-11-22T12:00:00Z';
    cleanup();
    show(<VerifyNotice />, [{ ...asked, result: { data: { me: { ...me, emailVerifiedAt } } } }]);
    await waitFor(() => expect(currentSession().user).toEqual({ ...storedUser, emailVerifiedAt }));
    expect(screen.queryByText('Confirm your email address')).not.toBeInTheDocument();
  });
});

function show(
  element: ReactNode,
  mocks: MockLink.MockedResponse[],
  at: { pathname: string; hash?: string; state?: unknown } = { pathname: '/' },
) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <MockedProvider mocks={mocks}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </MockedProvider>,
  );
  return router;
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
