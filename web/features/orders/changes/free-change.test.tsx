import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer } from '../../../test/mock-server';
import { renderApp } from '../../../test/render-app';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pence = (minorUnits: number) => ({ minorUnits });

const ORDER = {
  ...{ id: 'o1', number: 'HL-100001', status: 'PROCESSING', version: 3, service: 'STANDARD' },
  ...{ destination: 'AUSTRALIA', collectionDate: inDays(20), serviceName: 'Standard' },
  origin: { line1: '1 Park Row', city: 'Leeds', postcode: 'LS1 5AB', country: 'United Kingdom' },
  deliveryAddress: { line1: '2 Quay', city: 'Perth', state: 'WA', postcode: '6000', country: 'Australia' },
};
const FREE = {
  ...{
    kind: 'FREE',
    refund: pence(0),
    extra: pence(0),
    version: 3,
    changes: ['Collection moved from 1 to 2 May'],
  },
};
const MOVE = /^Move collection to \d+ [A-Z]\w+$/;

async function openDrawer(button: string, answers: object) {
  const app = renderApp('/user/orders/o1', {
    session: 'customer',
    answers: {
      order: ORDER,
      orderChangeOptions: { isOpen: true, deadline: `${inDays(19)}T00:00:00Z` },
      ...answers,
    },
  });
  await app.user.click(await screen.findByRole('link', { name: 'Change or cancel' }));
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, drawer: within(await screen.findByRole('dialog')) };
}

it('a free change of the date is made by the one button that names the day', async () => {
  const { drawer, user, asked } = await openDrawer('Change collection date', {
    orderChangePreview: FREE,
    applyOrderChange: { __typename: 'AppliedOrderChange', order: ORDER, checkout: null },
  });
  expect(drawer.queryByRole('button', { name: MOVE })).toBeNull();
  await user.type(drawer.getByLabelText('New collection date'), inDays(25));
  expect(drawer.getByText('Free: this change costs nothing.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: MOVE }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('applyOrderChange')).toEqual([
    {
      id: 'o1',
      input: {
        change: { collectionDate: inDays(25) },
        expected: { version: 3, refund: 0, extra: 0 },
        idempotencyKey: expect.any(String),
      },
    },
  ]);
  expect(await screen.findByText('Collection moved from 1 to 2 May.')).toBeVisible();
});

it('a free change of an address says which address it changes', async () => {
  const { drawer, user, asked } = await openDrawer('Change addresses', {
    orderChangePreview: FREE,
    applyOrderChange: noAnswer,
  });
  const [collection] = drawer.getAllByLabelText('House number and street');
  await user.type(collection!, ', Flat 2');
  await user.click(drawer.getByRole('button', { name: 'Change collection address' }));
  await waitFor(() => expect(asked('applyOrderChange')).toHaveLength(1));
});

it('a change that turns out to cost something is shown with its sum before it is made', async () => {
  const { drawer, user, asked } = await openDrawer('Change collection date', {
    orderChangePreview: { ...FREE, kind: 'EXTRA', extra: pence(2_999) },
    applyOrderChange: noAnswer,
  });
  await user.type(drawer.getByLabelText('New collection date'), inDays(25));
  await user.click(drawer.getByRole('button', { name: MOVE }));
  expect(await drawer.findByText("You'll pay £29.99 more.")).toBeVisible();
  expect(asked('applyOrderChange')).toEqual([]);
});

it('a free change that the order no longer allows shows what is true now, and changes nothing more', async () => {
  const { drawer, user } = await openDrawer('Change collection date', {
    orderChangePreview: FREE,
    applyOrderChange: { __typename: 'ChangeOutdated', preview: FREE },
  });
  await user.type(drawer.getByLabelText('New collection date'), inDays(25));
  await user.click(drawer.getByRole('button', { name: MOVE }));
  expect(await drawer.findByText(/This has changed since you looked/)).toBeVisible();
  expect(drawer.getByText('Move collection from 1 to 2 May')).toBeVisible();
});

it('another service shows its sum first, also when it is free', async () => {
  const { drawer, user, asked } = await openDrawer('Change service', {
    orderChangePreview: FREE,
    store: {
      services: [
        { level: 'STANDARD', name: 'Standard' },
        { level: 'EXPRESS', name: 'Express' },
      ],
    },
  });
  await user.click(drawer.getByRole('radio', { name: /Express/ }));
  await user.click(drawer.getByRole('button', { name: 'Continue' }));
  expect(await drawer.findByRole('button', { name: 'Change service' })).toBeVisible();
  expect(asked('applyOrderChange')).toEqual([]);
});
