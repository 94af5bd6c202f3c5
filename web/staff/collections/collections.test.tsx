import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { noAnswer, pageOf, refused } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const DAY = '2026-12-01';

const stopOf = (stop: number, name: string) => ({
  stop,
  outwardCode: 'LS2',
  phone: '020 7946 0000',
  driverNotes: [],
  order: {
    ...{ id: `o${stop}`, number: `HL-10000${stop}`, version: 3, status: 'PROCESSING' },
    ...{ itemCount: 2, destination: 'JAPAN', customerName: name, lines: [], collectionAccess: null },
    origin: { line1: '9 Mill Lane', line2: '', city: 'Leeds', state: '', postcode: 'LS2 9BD', country: 'GB' },
  },
});

const SHEET = {
  ...pageOf([stopOf(1, 'Ada Byron'), stopOf(2, 'Grace Hopper')]),
  ...{ date: DAY, withoutDate: 0, isReordered: false, orderVersion: 4 },
  areas: [{ outwardCode: 'LS2', stopCount: 2, collectedCount: 0, pieces: 4, volumeCm3: 1_000_000 }],
  totals: {
    stopCount: 2,
    collectedCount: 0,
    pieces: 4,
    volumeCm3: 1_000_000,
    weightKg: 0,
    unweighedPieces: 4,
  },
};

function visit(answers: Record<string, unknown>) {
  const app = renderApp(`/admin/collections?date=${DAY}`, {
    session: 'admin',
    answers: { adminCollectionSheet: SHEET, ...answers },
  });
  const collect = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Mark as collected HL-100001' }));
    await app.user.click(screen.getByRole('button', { name: 'Collected' }));
  };
  const moveLater = async () =>
    app.user.click(await screen.findByRole('button', { name: 'Move HL-100001 later' }));
  return { ...app, collect, moveLater };
}

const customers = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('an order that is marked as collected', () => {
  it('is so at the press, with the figures of the day, before the server has answered', async () => {
    const { collect, asked } = visit({ adminCollectOrders: noAnswer });
    await collect();
    expect(await screen.findByText('Collected · Shipped')).toBeVisible();
    expect(screen.getByText('1 collected')).toBeVisible();
    expect(screen.getByText(/^2 stops, 4 pieces.*1 collected$/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('adminCollectOrders')).toEqual([
      { input: { orders: [{ id: 'o1', version: 3 }], reason: expect.any(String) } },
    ]);
  });

  it('is not when the server refuses, which is said', async () => {
    const { collect } = visit({ adminCollectOrders: refused('NOT_FOUND', 'Order not found') });
    await collect();
    expect(await screen.findByText(/HL-100001 isn't marked as collected: Order not found/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as collected HL-100001' })).toBeVisible();
    expect(screen.getByText('0 collected')).toBeVisible();
  });

  it('is not when a colleague was first, which is said, and the day is read again', async () => {
    const changes = [{ at: `${DAY}T09:00:00Z`, what: 'On its way by sea', by: { name: 'Grace' } }];
    const first = { id: 'o1', number: 'HL-100001', message: 'Someone else changed this order.', changes };
    const { collect, asked } = visit({ adminCollectOrders: { collected: [], refused: [first] } });
    await collect();
    expect(await screen.findByText(/isn't marked as collected: Someone else changed/)).toBeVisible();
    expect(screen.getByText('0 collected')).toBeVisible();
    await waitFor(() => expect(asked('adminCollectionSheet')).toHaveLength(2));
  });
});

describe('a stop that is moved', () => {
  it('is at its new place before the server has answered', async () => {
    const { moveLater, asked } = visit({ adminMoveCollectionStop: noAnswer });
    await moveLater();
    await waitFor(() => expect(customers()).toEqual(['Grace Hopper', 'Ada Byron']));
    expect(asked('adminMoveCollectionStop')[0]).toMatchObject({
      input: { orderId: 'o1', stop: 2, version: 4 },
    });
  });

  it('is back at its place when the server refuses, which is said', async () => {
    const { moveLater } = visit({ adminMoveCollectionStop: refused('CONFLICT', 'Someone else was first.') });
    await moveLater();
    expect(await screen.findByText(/Someone else was first/)).toBeVisible();
    await waitFor(() => expect(customers()).toEqual(['Ada Byron', 'Grace Hopper']));
  });
});
