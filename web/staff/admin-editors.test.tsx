import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { VersionConflict } from '../../rules/refusals';
import { noAnswer, pageOf, refused, refusedAt } from '../test/mock-server';
import { renderApp } from '../test/render-app';

const pounds = (minorUnits: number) => ({ minorUnits });
const JAPAN = { id: 'm1', destination: 'JAPAN', country: 'Japan', price: pounds(25_500), version: 3 };
const GARDEN = { id: 'c1', name: 'Garden', slug: 'garden', version: 3 };

it.each([
  {
    ...{
      what: 'minimum charge',
      address: '/admin/prices',
      label: 'Price (GBP)',
      typed: '300',
      field: 'price',
    },
    ...{ answers: { adminPrices: [JAPAN] }, edit: 'Edit Japan', mutation: 'adminUpdatePrice' },
  },
  {
    ...{ what: 'category', address: '/admin/categories', label: 'Name', typed: 'Gardens', field: 'name' },
    ...{ answers: { categories: [GARDEN] }, edit: 'Edit Garden', mutation: 'adminUpdateCategory' },
  },
])('what the server refuses of a $what is said at its field, and what was typed stays', async (editor) => {
  const { address, label, typed, field, answers, edit, mutation } = editor;
  const refusal = refusedAt(field, 'We cannot take this.');
  const { user, asked } = renderApp(address, {
    session: 'admin',
    answers: { ...answers, [mutation]: refusal },
  });
  await user.click(await screen.findByRole('button', { name: edit }));
  const input = screen.getByRole('textbox', { name: label });
  await user.clear(input);
  await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findAllByText('We cannot take this.');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/We cannot take this/);
  expect(input).toHaveValue(typed);
  expect(asked(mutation)).toHaveLength(1);
});

it('a minimum charge that a colleague changed meanwhile is shown, and taken when told so', async () => {
  const conflict: VersionConflict = {
    thing: 'price',
    current: { version: 4, destination: 'japan', country: 'Japan', pricePence: 99_900 },
  };
  const { user, asked } = renderApp('/admin/prices', {
    session: 'admin',
    answers: { adminPrices: [JAPAN], adminUpdatePrice: refused('CONFLICT', 'Changed meanwhile.', conflict) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Japan' }));
  const input = screen.getByRole('textbox', { name: 'Price (GBP)' });
  await user.clear(input);
  await user.type(input, '300');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/Someone else changed this minimum charge/)).toBeVisible();
  expect(screen.getAllByText('£999.00')).toHaveLength(2);
  expect(screen.getByRole('cell', { name: '£999.00' })).toBeVisible();
  expect(input).toHaveValue('300');
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(screen.getByRole('textbox', { name: 'Price (GBP)' })).toHaveValue('999.00');
  expect(asked('adminUpdatePrice')).toHaveLength(1);
});

const OFFER = {
  ...{
    id: 'p1',
    code: 'SPRING10',
    name: 'Spring offer',
    kind: 'PERCENT',
    value: 10,
    state: 'ENDED',
    version: 3,
  },
  ...{ destinations: ['JAPAN'], endsOn: '2026-11-20', minimum: pounds(0), cost: pounds(0) },
};

it('a promotion that a colleague changed meanwhile lists what differs, and is taken when told so', async () => {
  const conflict: VersionConflict = {
    thing: 'promotion',
    current: {
      ...{ version: 4, changedBy: 'Kim Lee', changedAt: '2026-11-21T10:12:00Z', code: 'SPRING10' },
      ...{ name: 'Easter offer', kind: 'pence', value: 2500, destinations: ['australia', 'japan'] },
      ...{ startsOn: null, endsOn: '2026-12-24', minimumPence: 30_000, oncePerAccount: true, usesMax: 50 },
    },
  };
  const { user, asked } = renderApp('/admin/promotions', {
    session: 'admin',
    answers: {
      adminPromotions: pageOf([OFFER]),
      adminUpdatePromotion: refused('CONFLICT', 'Changed meanwhile.', conflict),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Spring offer' }));
  expect(screen.getByLabelText(/^Last day/)).toHaveAccessibleDescription(/to run the promotion again/);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Summer offer');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/Someone else changed this promotion/)).toBeVisible();
  expect(screen.getByText(/Kim Lee/)).toBeVisible();
  const changes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const text of [
    /Name.*Spring offer.*Easter offer.*you typed Summer offer/,
    /Discount.*10%.*£25\.00/,
    /Last day.*20 November 2026.*24 December 2026/,
    /Minimum shipment.*nothing.*£300\.00/,
    /Total uses.*nothing.*50/,
    /Once for each account.*no.*yes/,
    /Only to these destinations.*Japan.*Australia, Japan/,
  ])
    expect(changes).toContainEqual(expect.stringMatching(text));
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(name).toHaveValue('Easter offer');
  expect(screen.getByRole('textbox', { name: 'Amount (£)' })).toHaveValue('25.00');
  expect(screen.getByRole('checkbox', { name: 'Australia' })).toBeChecked();
  expect(asked('adminUpdatePromotion')).toHaveLength(1);
});

describe('a promotion that is ended', () => {
  const end = async (adminEndPromotion: unknown) => {
    const adminPromotions = pageOf([{ ...OFFER, state: 'ACTIVE' }]);
    const answers = { adminPromotions, adminEndPromotion };
    const { user } = renderApp('/admin/promotions', { session: 'admin', answers });
    await user.click(await screen.findByRole('button', { name: 'End Spring offer' }));
    await user.click(screen.getByRole('button', { name: 'End promotion' }));
    const name = await screen.findByRole('rowheader', { name: /Spring offer/, hidden: true });
    return within(name.closest('tr') as HTMLElement);
  };

  it('is so before the server has answered', async () => {
    const row = await end(noAnswer);
    expect(await row.findByText('Ended')).toBeInTheDocument();
  });

  it('runs as before when the server refuses, and the dialog says why', async () => {
    const row = await end(refused('NOT_FOUND', 'Promotion not found'));
    expect(await screen.findByText('Promotion not found')).toBeVisible();
    expect(row.getByText('Active')).toBeInTheDocument();
  });
});

it.each([
  ['category', '/admin/categories', { categories: [GARDEN] }, 'Delete Garden', 'adminDeleteCategory'],
  ['minimum charge', '/admin/prices', { adminPrices: [JAPAN] }, 'Delete Japan', 'adminDeletePrice'],
])(
  'a %s that is gone when its deletion arrives, as after a lost answer, counts as deleted',
  async (_what, address, list, button, mutation) => {
    const gone = { [mutation]: refused('NOT_FOUND', 'Not found') };
    const { user } = renderApp(address, { session: 'admin', answers: { ...list, ...gone } });
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/deleted$/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  },
);
