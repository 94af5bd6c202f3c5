import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../../ui/feedback/toast';
import { LoginPage } from '../sign-in/LoginPage';
import { RegisterPage } from '../sign-in/RegisterPage';

const GENERATED = 'kJ8!vR2#tQ9$wX4%zL7^pN1&mB6*';

describe.each([
  ['signing in', LoginPage, ['current-password']],
  ['signing up', RegisterPage, ['new-password']],
] as const)('a password at %s', (_where, Page, kinds) => {
  it('is hidden while it is typed, unless its owner asks to see it', async () => {
    for (const field of await fieldsOf(Page)) expect(field.type).toBe('password');
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    if (show) await userEvent.click(show);
    expect(passwordFields()[0]?.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(passwordFields()[0]?.type).toBe('password');
  });

  it('may be pasted, and is marked for password managers', async () => {
    const fields = await fieldsOf(Page);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(kinds);
    for (const field of fields) {
      await userEvent.click(field);
      await userEvent.paste(GENERATED);
      expect(field.value).toBe(GENERATED);
      expect(field.maxLength).toBe(-1);
    }
  });
});

async function fieldsOf(Page: () => React.ReactNode): Promise<HTMLInputElement[]> {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(
    <MockedProvider link={new MockLink([])}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </MockedProvider>,
  );
  await screen.findAllByRole('button', { name: 'Show password' });
  return passwordFields();
}

function passwordFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')];
}
