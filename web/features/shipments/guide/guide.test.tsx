import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Shop } from '../../../data/page/page-data';
import { renderApp } from '../../../test/render-app';
import { SHOP } from '../../../test/shop';

const CHECKED = { source: 'The port', checkedOn: '2026-11-01' };
const charge = (name: string, kind: 'POSSIBLE' | 'INCLUDED', pence: number, scope = 'ANY') => ({
  ...{ name, kind, scope, reason: `Why ${name}.`, howToAvoid: pence ? `Avoid ${name}.` : '', ...CHECKED },
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
    charge('Treatment', 'POSSIBLE', 35_000, 'RESTRICTED'),
    charge('Stairs', 'POSSIBLE', 18_000, 'BULKY'),
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

it('a quote says the usual case first, and only what concerns its items, never the sum', async () => {
  const { user } = openQuote(GUIDE);
  const region = await screen.findByRole('region', { name: 'Customs and port charges' });
  const panel = within(region);
  expect(await panel.findByText('Usually £0. What can cost extra')).toBeVisible();
  expect(region.querySelector('details')).not.toHaveAttribute('open');
  await user.click(panel.getByRole('heading'));
  expect(
    panel.getByText(
      'Usually nothing more is due in Japan. Customs, the port or a carrier may charge for: duty, up to £450.00; port storage, up to £280.00.',
    ),
  ).toBeVisible();
  expect(panel.getByText('Our price includes: Clearance.')).toBeVisible();
  expect(panel.getByText('Avoid Port storage.')).toBeVisible();
  expect(panel.queryByText('Treatment')).not.toBeInTheDocument();
  expect(panel.queryByText('Stairs')).not.toBeInTheDocument();
  expect(panel.getByText('Source: The port. Checked on 1 November 2026.')).toBeVisible();
  expect(region).not.toHaveTextContent('£730.00');
});

it('a quote says that nothing more is due where our price includes all', async () => {
  openQuote({ ...GUIDE, charges: [charge('Clearance', 'INCLUDED', 0)] });
  const panel = within(await screen.findByRole('region', { name: 'Customs and port charges' }));
  expect(await panel.findByText('Nothing more')).toBeVisible();
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
  const company = { legalName: 'Boxes Ltd', companyNumber: '0123', addressLines: ['1 Quay'] };
  const shop = { ...SHOP, transitTimes: [transit], company } as Shop;
  renderApp('/quote#secret', { shop, answers: { savedQuote: quote, destinationGuide: GUIDE } });
  expect(await screen.findByText('8 to 11 weeks, door to door')).toBeVisible();
  expect(screen.getByText(/8 in 10 of our last 64 deliveries took this long\./)).toBeVisible();
  expect(screen.getByText('Not insured in transit.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to cover your goods' })).toHaveAttribute(
    'href',
    '/help?search=insured',
  );
  expect(
    await screen.findByText(/^You book with Boxes Ltd, company number 0123, 1 Quay\. Our/),
  ).toBeVisible();
});
