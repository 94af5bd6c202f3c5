import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refused, refusedAt } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const step = (status: string, description: string, date: string) => ({
  status,
  description,
  date,
  completed: true,
});
const ORDER = {
  ...{
    id: 'o1',
    number: 'HL-100001',
    status: 'SHIPPED',
    destination: 'AUSTRALIA',
    fromCity: 'Leeds',
    toCity: 'Perth',
  },
  timeline: [
    step('PROCESSING', 'Booking confirmed', '2026-11-20T10:30:00Z'),
    step('CHANGED', 'Booking changed', '2026-11-21T10:30:00Z'),
    step('SHIPPED', 'Collected from your door and shipped', '2026-11-22T10:30:00Z'),
  ],
};

it('names each event once, and shows the way on a map', async () => {
  renderApp('/follow#secret', { answers: { followedOrder: ORDER } });
  expect(await screen.findByRole('heading', { name: 'Order HL-100001' })).toBeVisible();
  expect(screen.getAllByText('Booking changed')).toHaveLength(1);
  expect(screen.getByText('Collected from your door and shipped')).toBeVisible();
  const [map] = screen.getAllByRole('figure');
  expect(within(map!).getByText(/Leeds, UK to Perth, Australia/)).toBeVisible();
});

it('a cancelled order says so once in its timeline, and has no map', async () => {
  const timeline = [step('CANCELLED', 'Booking cancelled', '2026-11-20T10:30:00Z')];
  renderApp('/follow#secret', { answers: { followedOrder: { ...ORDER, status: 'CANCELLED', timeline } } });
  const list = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(list.getAllByText(/cancelled/i)).toHaveLength(1);
  expect(screen.queryByRole('figure')).toBeNull();
});

it('without a secret asks for order number and email, and nothing of the server', async () => {
  const { asked, user } = renderApp('/follow', { answers: { requestOrderLink: true } });
  expect(await screen.findByRole('heading', { name: 'Track your order' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('Enter your order number, like HL-100001')).toBeVisible();
  await user.type(screen.getByLabelText('Order number'), '100001');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/If this email address belongs to the order/)).toBeVisible();
  expect(asked('requestOrderLink')).toEqual([{ input: { orderNumber: '100001', email: 'ann@example.com' } }]);
  expect(asked('followedOrder')).toEqual([]);
});

it('a link that is over offers a new one', async () => {
  renderApp('/follow#old', { answers: { followedOrder: refused('BAD_INPUT', 'This link has expired.') } });
  expect(await screen.findByText('This link has expired.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});

it('what the server refuses is said at its field', async () => {
  const answers = { requestOrderLink: refusedAt('orderNumber', 'No such number') };
  const { user } = renderApp('/follow', { answers });
  await user.type(await screen.findByLabelText('Order number'), '100001');
  await user.type(screen.getByLabelText('Email'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('No such number')).toBeVisible();
});

it('the footer leads to it', async () => {
  const { user, router } = renderApp('/login');
  await user.click(await screen.findByRole('link', { name: 'Track your order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/follow'));
});
