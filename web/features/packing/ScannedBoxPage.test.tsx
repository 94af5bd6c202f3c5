import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { readStored, writeStored } from '../../session/stored';
import { refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

beforeEach(() => {
  window.scrollTo = () => {};
});

const FOUND = {
  ...{ number: 2, of: 5, name: 'Standard Box', orderId: 'o1', orderNumber: 'HL-1', destination: 'JAPAN' },
  contents: [{ description: 'Dinner plates', quantity: 12 }],
};
const SECRET = {
  customer: { name: 'Ada Byron', email: 'ada@example.com', phone: '' },
  box: {
    id: 'b2',
    items: [{ description: 'Dinner plates', quantity: 12, isUsed: true, value: { minorUnits: 6_000 } }],
    scans: [{ by: 'STAFF', at: '2026-12-04T10:12:00Z' }],
  },
};

it('the owner of a box sees what is in it, and when its label was opened by us', async () => {
  const scanBox = { ...FOUND, seenBy: 'OWNER', private: SECRET };
  const { asked } = renderApp('/box/t1', { session: 'customer', answers: { scanBox } });
  expect(await screen.findByRole('heading', { name: 'Box 2 of 5' })).toBeVisible();
  expect(screen.getByText('12 × Dinner plates')).toBeVisible();
  expect(screen.getByText('£60.00')).toBeVisible();
  expect(screen.getByText(/^Label opened by us on/)).toHaveTextContent('4 December 2026 at 10:12');
  expect(screen.queryByRole('link', { name: /Email/ })).toBeNull();
  expect(asked('scanBox')).toEqual([{ token: 't1' }]);
});

it('staff who scan a box reach its customer and its order', async () => {
  const scanBox = { ...FOUND, seenBy: 'STAFF', private: SECRET };
  renderApp('/box/t1', { session: 'admin', answers: { scanBox } });
  expect(await screen.findByRole('link', { name: 'Email Ada Byron' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'HL-1' })).toHaveAttribute('href', '/admin/orders/o1');
});

it('whoever followed the order on this device sees the contents, and neither values nor names', async () => {
  writeStored('followToken', 'secret');
  const scanBox = { ...FOUND, seenBy: 'LINK', private: null };
  const { asked } = renderApp('/box/t1', { answers: { scanBox } });
  expect(await screen.findByText('12 × Dinner plates')).toBeVisible();
  expect(screen.getByText('HL-1')).not.toHaveAttribute('href');
  expect(screen.queryByText(/£/)).toBeNull();
  expect(asked('scanBox')).toEqual([{ token: 't1', followToken: 'secret' }]);
});

it('a guest learns nothing, and may log in', async () => {
  const { asked } = renderApp('/box/t1');
  const link = await screen.findAllByRole('link', { name: 'Log in' });
  expect(link.at(-1)).toHaveAttribute('href', expect.stringContaining('redirect=%2Fbox%2Ft1'));
  expect(asked('scanBox')).toEqual([]);
});

it("a customer learns nothing of another's box", async () => {
  renderApp('/box/t1', {
    session: 'customer',
    answers: { scanBox: refused('NOT_FOUND', 'Box not found') },
  });
  expect(await screen.findByRole('heading', { name: 'Box not found' })).toBeVisible();
});

it('an order that is followed by its link is remembered on the device', async () => {
  renderApp('/follow#secret', { answers: { followedOrder: { id: 'o1', number: 'HL-1' } } });
  await screen.findByRole('heading', { name: 'Order HL-1' });
  expect(readStored('followToken')).toBe('secret');
});
