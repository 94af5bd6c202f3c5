import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { VersionConflict } from '../../../rules/refusals';
import { refused, refusedAt } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';

const CHECKED = { source: 'The port', checkedOn: '2026-11-01' };
const charge = (name: string, pence: number) => ({
  ...{ name, kind: 'POSSIBLE', scope: 'ANY', reason: 'Papers are late.', howToAvoid: '', ...CHECKED },
  from: { minorUnits: 0 },
  to: { minorUnits: pence },
});
const HONEY = { name: 'Honey', words: ['honey'], kind: 'FORBIDDEN', explanation: 'Bees.', ...CHECKED };
const TIME = { service: 'STANDARD', fromDays: 70, toDays: 98, ...CHECKED };
const JAPAN = {
  ...{ __typename: 'DestinationGuide', destination: 'JAPAN', version: 3 },
  transitTimes: [TIME],
  charges: [charge('Storage', 28_000), charge('Duty', 45_000)],
  goods: [{ ...HONEY, checkedOn: '2026-09-30' }],
  containerPrices: [],
  papers: [],
};
const ADDRESS = '/admin/destinations/japan';

function openJapan(answers: Record<string, unknown> = {}) {
  return renderApp(ADDRESS, { session: 'admin', answers: { destinationGuide: JAPAN, ...answers } });
}

it('the list shows each destination with its transit time, possible charges and oldest check', async () => {
  renderApp('/admin/destinations', { session: 'admin', answers: { destinationGuides: [JAPAN] } });
  const link = await screen.findByRole('link', { name: 'Japan' });
  expect(link).toHaveAttribute('href', ADDRESS);
  const row = within(link.closest('tr')!);
  for (const text of ['10 to 14 weeks', '2, each up to £450.00', '30 September 2026'])
    expect(row.getByText(text)).toBeVisible();
});

it('saves the lists that were changed, moved and added to, over the version that was read', async () => {
  const { user, asked } = openJapan({ adminUpdateDestinationGuide: { ...JAPAN, version: 4 } });
  const charges = within(await screen.findByRole('region', { name: 'Charges at the destination' }));
  await user.click(charges.getByRole('button', { name: 'Move down entry 1' }));
  await user.click(charges.getByRole('button', { name: /^Remove entry 2/ }));
  await user.click(charges.getByRole('button', { name: /^Add to/ }));
  const added = within(charges.getByRole('group', { name: 'Charges at the destination, 2' }));
  await user.type(added.getByLabelText('Charge'), 'Inspection');
  await user.type(added.getByLabelText('At most (£)'), '120');
  await user.type(added.getByLabelText('When and why'), 'Customs opens some.');
  await user.click(screen.getByRole('button', { name: 'Save destination' }));
  expect(await added.findByText('Say where this comes from')).toBeVisible();
  expect(asked('adminUpdateDestinationGuide')).toHaveLength(0);

  await user.type(added.getByLabelText('Source'), 'Customs');
  await user.type(added.getByLabelText('Checked on'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Save destination' }));
  await screen.findByText(/Japan saved/);
  const { input } = asked('adminUpdateDestinationGuide')[0] as {
    input: { charges: { name: string; to: number }[] };
  };
  expect(Object.keys(input).toSorted()).toEqual(['charges', 'version']);
  expect(input).toMatchObject({
    version: 3,
    charges: [
      { name: 'Duty', to: 45_000 },
      { name: 'Inspection', from: 0, to: 12_000, source: 'Customs', checkedOn: '2026-11-20' },
    ],
  });
});

it('shows what the server refuses at its field', async () => {
  const message = 'The highest amount must not be below the lowest';
  const { user } = openJapan({ adminUpdateDestinationGuide: refusedAt('charges.0.to', message) });
  const to = (await screen.findAllByLabelText('At most (£)'))[0]!;
  await user.clear(to);
  await user.type(to, '1');
  await user.click(screen.getByRole('button', { name: 'Save destination' }));
  await screen.findAllByText(message);
  expect(to).toBeInvalid();
});

it('shows what a colleague changed meanwhile, and takes it when told so', async () => {
  const conflict: VersionConflict = { thing: 'guide', current: { version: 4, destination: 'japan' } };
  let read = 0;
  const theirs = { ...JAPAN, version: 4, goods: [{ ...HONEY, explanation: 'Bee diseases.' }] };
  const { user } = openJapan({
    destinationGuide: () => (read++ === 0 ? JAPAN : theirs),
    adminUpdateDestinationGuide: refused('CONFLICT', 'Changed meanwhile.', conflict),
  });
  const to = (await screen.findAllByLabelText('At most (£)'))[0]!;
  await user.clear(to);
  await user.type(to, '300');
  await user.click(screen.getByRole('button', { name: 'Save destination' }));
  expect(await screen.findByText(/Someone else changed this destination/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(screen.getByLabelText('Why, and on which conditions')).toHaveValue('Bee diseases.');
});

it('a destination that is none leads back to the list', async () => {
  renderApp('/admin/destinations/atlantis', { session: 'admin' });
  expect(await screen.findByText("“atlantis” isn't one of your destinations")).toBeVisible();
});
