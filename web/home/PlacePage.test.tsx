import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { App } from '../App';
import { createCache } from '../apollo/cache';
import { ClientContext, sourceOf } from '../apollo/client-loader';
import type { Shop } from '../apollo/page-data';
import { PlacePage } from './PlacePage';
import { priceEveryday } from './place/everyday-shipments';

const SHOP: Shop = {
  ...{
    name: 'Test Removals',
    phone: '',
    promotion: '',
    onlineSavingPercent: 20,
    refundText: '',
    socialLinks: [],
    sameDayCutOffHour: 11,
    legalVersions: [],
  },
  services: [{ level: 'STANDARD', name: 'Standard', description: '', surcharge: { minorUnits: 0 } }],
  transitTimes: [{ destination: 'CHINA', service: 'STANDARD', fromDays: 56, toDays: 70, deliveries: null }],
  destinationRates: [
    {
      destination: 'CHINA',
      minimumCharge: { minorUnits: 25_500 },
      perCubicMetre: { minorUnits: 44_000 },
      handling: { minorUnits: 1000 },
      heavySurcharge: { minorUnits: 2500 },
    },
  ],
};

afterEach(cleanup);

describe('the page of a destination', () => {
  it('of China has China in its form, which the home page does not offer', async () => {
    visit('/shipping-to/china');
    expect(screen.getByRole('heading', { level: 1, name: 'Shipping to China from the UK' })).toBeVisible();
    expect(screen.getByLabelText('To country')).toHaveValue('china');
    expect(await screen.findByText('8 to 10 weeks')).toBeVisible();
  });

  it('tells what may be due and what may not be sent, each rule with its reason', async () => {
    visit('/shipping-to/china');
    expect(await screen.findByText('Up to £450.00')).toBeVisible();
    expect(screen.getByText(/Our price includes: Port fees/)).toBeVisible();
    await userEvent.click(screen.getByText('Honey'));
    expect(screen.getByText('Bees carry pests.')).toBeVisible();
    expect(screen.getAllByText('Customs, checked on 1 November 2026')).toHaveLength(2);
  });

  it('leads to all other destinations', () => {
    visit('/shipping-to/china');
    expect(screen.getByRole('link', { name: 'Hong Kong' })).toHaveAttribute('href', '/shipping-to/hong-kong');
    expect(screen.queryByRole('link', { name: 'China' })).not.toBeInTheDocument();
  });

  it('offers to try again where its data cannot be read, and shows the form all the same', async () => {
    visit('/shipping-to/china', null);
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

const ANSWER = {
  itemsFromText: [],
  destinationGuide: named('DestinationGuide', {
    destination: 'CHINA',
    charges: [charge('Port fees', 'INCLUDED', 0), charge('Duty', 'POSSIBLE', 45_000)],
    goods: [
      named('GoodsRule', { name: 'Honey', kind: 'FORBIDDEN', explanation: 'Bees carry pests.', ...FOUND }),
    ],
  }),
};

function visit(path: string, answer: object | null = ANSWER): void {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!answer) return observer.error(new TypeError('away'));
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  const source = sourceOf(new ApolloClient({ link, cache: createCache() }));
  const routes = [{ path, Component: PlacePage }];
  render(
    <ClientContext value={source}>
      <App shop={SHOP}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </App>
    </ClientContext>,
  );
}

function charge(name: string, kind: string, minorUnits: number) {
  const money = (pence: number) => named('Money', { minorUnits: pence });
  return named('DestinationCharge', {
    ...{ name, kind, reason: 'Customs asks.', howToAvoid: '', ...FOUND },
    ...{ from: money(0), to: money(minorUnits) },
  });
}

function named(__typename: string, value: object) {
  return { __typename, ...value };
}
