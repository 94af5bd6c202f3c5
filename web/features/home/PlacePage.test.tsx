import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Shop } from '../../data/page/page-data';
import { noNetwork } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';
import { SHOP } from '../../test/shop';
import { priceEveryday } from './place/everyday-shipments';

const CHINA_SHOP: Shop = {
  ...SHOP,
  services: [{ level: 'STANDARD', name: 'Standard', description: '', surcharge: { minorUnits: 0 } }],
  transitTimes: [{ destination: 'CHINA', service: 'STANDARD', fromDays: 56, toDays: 70, deliveries: null }],
  destinationRates: [{ ...SHOP.destinationRates[0]!, destination: 'CHINA' }],
};

describe('the page of a destination', () => {
  it('of China has China in its form, which the home page does not offer', async () => {
    visitChina();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Shipping to China from the UK' }),
    ).toBeVisible();
    expect(screen.getByLabelText('To country')).toHaveValue('china');
    expect(await screen.findByText('8 to 10 weeks')).toBeVisible();
  });

  it('tells what may be due and what may not be sent, each rule with its reason', async () => {
    const { user } = visitChina();
    expect(await screen.findByText('Up to £450.00')).toBeVisible();
    expect(screen.getByText(/Our price includes: Port fees/)).toBeVisible();
    await user.click(screen.getByText('Honey'));
    expect(screen.getByText('Bees carry pests.')).toBeVisible();
    expect(screen.getAllByText('Customs, checked on 1 November 2026')).toHaveLength(1);
    expect(screen.getByText('Source: Customs. Checked on 1 November 2026.')).toBeVisible();
  });

  it('leads to all other destinations', async () => {
    visitChina();
    expect(await screen.findByRole('link', { name: 'Hong Kong' })).toHaveAttribute(
      'href',
      '/shipping-to/hong-kong',
    );
    expect(screen.queryByRole('link', { name: 'China' })).not.toBeInTheDocument();
  });

  it('offers to try again where its data cannot be read, and shows the form all the same', async () => {
    visitChina(noNetwork);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get Your Free Quote Now' })).toBeVisible();
  });
});

it('a shipment with an item that is not sold to the destination has no price', () => {
  const product = (minorUnits: number | null) => ({
    products: [{ id: 'p', name: 'Box', volumeCm3: 1000, price: minorUnits === null ? null : { minorUnits } }],
  });
  const charges = { servicePence: 0, minimumPence: 25_500 };
  expect(priceEveryday([product(4000)], charges)).toEqual([
    { name: '10 boxes', contents: '10 × Box', volumeCm3: 10_000, totalPence: 40_000 },
  ]);
  expect(priceEveryday([product(100)], charges)[0]?.totalPence).toBe(25_500);
  expect(priceEveryday([product(null)], charges)).toEqual([]);
});

const FOUND = { source: 'Customs', checkedOn: '2026-11-01' };

const GUIDE = {
  charges: [charge('Port fees', 'INCLUDED', 0), charge('Duty', 'POSSIBLE', 45_000)],
  goods: [{ name: 'Honey', kind: 'FORBIDDEN', explanation: 'Bees carry pests.', ...FOUND }],
};

function visitChina(destinationGuide: unknown = GUIDE) {
  const itemsFromText = destinationGuide === GUIDE ? [] : destinationGuide;
  return renderApp('/shipping-to/china', { answers: { destinationGuide, itemsFromText }, shop: CHINA_SHOP });
}

function charge(name: string, kind: string, minorUnits: number) {
  return { name, kind, reason: 'Customs asks.', from: { minorUnits: 0 }, to: { minorUnits }, ...FOUND };
}
