import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refusedAt } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const CUSTOMER = { name: 'Ada Byron', email: 'ada@exmaple.com', phone: '' };
const ORDER = { id: 'o1', number: 'HL-1', version: 4, status: 'PROCESSING', customer: CUSTOMER };

beforeEach(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

it('staff correct the email address of an order in its place; what was typed stays when it is refused', async () => {
  const answers: Record<string, unknown> = {
    order: ORDER,
    adminUpdateOrderContact: refusedAt('email', 'Please enter a valid email address'),
  };
  const { user, asked } = renderApp('/admin/orders/o1', { session: 'admin', answers: answers as never });
  await user.click(await screen.findByRole('button', { name: 'Change the email address' }));
  const input = screen.getByRole('textbox', { name: 'New email address' });
  expect(input).toHaveValue(CUSTOMER.email);
  await user.clear(input);
  await user.type(input, 'ada@example.co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(input).toHaveValue('ada@example.co');

  answers.adminUpdateOrderContact = {
    ...ORDER,
    version: 5,
    customer: { ...CUSTOMER, email: 'ada@example.com' },
  };
  await user.type(input, 'm');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('The email address is now ada@example.com'))[0]).toBeVisible();
  expect(asked('adminUpdateOrderContact').at(-1)).toEqual({
    id: 'o1',
    input: { email: 'ada@example.com', version: 4 },
  });
});
