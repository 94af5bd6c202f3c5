import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCache } from '../../apollo/cache';
import { ClientContext, sourceOf } from '../../apollo/client-loader';
import { currentSession, endSession } from '../../apollo/session/session';
import { tokenUntil } from '../../apollo/session/test-tokens';
import { MergeCartDocument } from '../../cart/cart.generated';
import { RegisterPage } from './RegisterPage';
import { RegisterDocument } from './register.generated';

const input = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  password: 'Tall-Ships-41!',
  subscribeNewsletter: false,
};

beforeEach(endSession);

describe('the register form', () => {
  it('says all that is missing, first where it is, and takes it back as it is filled in', async () => {
    visit([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password does not meet all requirements')).toBeVisible();
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Full name'), 'A');
    expect(screen.queryByText('Full name is required')).not.toBeInTheDocument();
    expect(screen.getByText('Email is required')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ada');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const message = 'An account with this email already exists';
    const extensions = { code: 'BAD_INPUT', fields: [{ field: 'email', message }] };
    visit([{ request, result: { errors: [{ message: 'Already registered', extensions }] } }]);
    await fillIn();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Already registered')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue(input.password);
  });

  it('opens the account with what was typed and ticked, and goes on signed in', async () => {
    const user = { __typename: 'User', id: '7', name: input.name, email: input.email, role: 'CUSTOMER' };
    const session = { __typename: 'Session', token: tokenUntil('in an hour'), user };
    visit([{ request, result: { data: { register: session } } }]);
    await fillIn();
    expect(await screen.findByText('at the checkout')).toBeVisible();
    expect(currentSession().user?.name).toBe(input.name);
  });

  it('never puts a password into an address, not even where a browser sends the form by itself', () => {
    visit([]);
    expect(screen.getByRole('button', { name: 'Sign Up' }).closest('form')?.method).toBe('post');
  });
});

const request = { query: RegisterDocument, variables: { input } };

function visit(mocks: MockLink.MockedResponse[]) {
  const answers = [...mocks, { request: { query: MergeCartDocument }, error: new Error('no server') }];
  const client = new ApolloClient({ link: new MockLink(answers), cache: createCache() });
  const pages = [
    { path: '/register', Component: RegisterPage },
    { path: '/checkout', element: <p>at the checkout</p> },
  ];
  render(
    <ClientContext value={sourceOf(client)}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: ['/register'] })} />
    </ClientContext>,
  );
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Full name'), input.name);
  await userEvent.type(screen.getByLabelText('Email'), input.email);
  await userEvent.type(screen.getByLabelText('Password'), input.password);
  const [newsletter, terms] = screen.getAllByRole('checkbox');
  await userEvent.click(newsletter!);
  await userEvent.click(terms!);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}
