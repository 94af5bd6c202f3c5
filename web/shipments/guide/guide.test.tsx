import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Shop } from '../../apollo/page/page-data';
import { renderApp } from '../../test/render-app';
import { SHOP } from '../../test/shop';

const CHECKED = { source: 'The port', checkedOn: '2026-11-01' };
const charge = (name: string, kind: 'POSSIBLE' | 'INCLUDED', pence: number) => ({
  ...{ name, kind, reason: `Why ${name}.`, howToAvoid: pence ? `Avoid ${name}.` : '', ...CHECKED },
  from: { minorUnits: 0 },
  to: { minorUnits: pence },
});
const rule = (name: string, words: string[], kind: 'FORBIDDEN' | 'RESTRICTED') => ({
  ...{ name, words, kind, explanation: `About ${name}.`, ...CHECKED },
});
const GUIDE = {
  ...{ __typename: 'DestinationGuide', destination: 'JAPAN' },
  charges: [
    charge('Duty', 'POSSIBLE', 45_000),
    charge('Clearance', 'INCLUDED', 0),
    charge('Port storage', 'POSSIBLE', 28_000),
  ],
  goods: [rule('Vapes', ['vape'], 'FORBIDDEN'), rule('Masks', ['wooden mask'], 'RESTRICTED')],
};
const QUOTE = {
  ...{ id: 'q1', reference: 'Q-10001', status: 'OPEN', secret: 'secret', destination: 'JAPAN' },
  ...{
    createdAt: '2026-11-20T10:00:00Z',
    validUntil: '2026-12-20',
    quote: { total: { minorUnits: 50_000 } },
  },
};

function openQuote(guide: unknown) {
  return renderApp('/quote#secret', { answers: { savedQuote: QUOTE, destinationGuide: guide } });
}

it('a quote says what may still be due, at worst, for what, and how to avoid it', async () => {
  openQuote(GUIDE);
  const panel = within(await screen.findByRole('region', { name: 'What you may still be asked for' }));
  expect(panel.getByText('You pay us £500.00.').parentElement).toHaveTextContent(
    'You pay us £500.00. At the destination between nothing and £730.00 more may be due: duty or port storage. At worst that makes £1,230.00 in all.',
  );
  expect(panel.getByText('Up to £450.00')).toBeVisible();
  expect(panel.getByText('Included')).toBeVisible();
  expect(panel.getByText('Avoid Port storage.')).toBeVisible();
  expect(panel.getAllByText(/Source: The port. Checked on 1 November 2026/)).toHaveLength(3);
});

it('a quote says that nothing more is due where our price includes all', async () => {
  openQuote({ ...GUIDE, charges: [charge('Clearance', 'INCLUDED', 0)] });
  const panel = within(await screen.findByRole('region', { name: 'What you may still be asked for' }));
  expect(panel.getByText(/At the destination nothing more is due\.$/)).toBeVisible();
});

it.each([
  ['My vapes', "Vapes: don't send them to Japan"],
  ['wooden mas', 'Masks: only on conditions'],
  ['sofa', 'Nothing in our list forbids “sofa”.'],
])('the search for goods answers %s', async (typed, answer) => {
  const { user } = openQuote(GUIDE);
  await user.type(await screen.findByLabelText('Check something you want to send to Japan'), typed);
  expect(await screen.findByText(answer)).toBeVisible();
});

it('a quote says how long its service takes, and what that rests on', async () => {
  const transit = { destination: 'JAPAN', service: 'STANDARD', fromDays: 56, toDays: 77, deliveries: 64 };
  const quote = { ...QUOTE, service: 'STANDARD' };
  const shop = { ...SHOP, transitTimes: [transit] } as Shop;
  renderApp('/quote#secret', { shop, answers: { savedQuote: quote, destinationGuide: GUIDE } });
  expect(
    await screen.findByText(
      'Your shipment takes 8 to 11 weeks from door to door. 8 in 10 of our last 64 deliveries took this long.',
    ),
  ).toBeVisible();
});
