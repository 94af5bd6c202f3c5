import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noAnswer, pageOf, refused } from '../test/mock-server';
import { renderApp } from '../test/render-app';

const pounds = (minorUnits: number) => ({ minorUnits });

const ORDER = {
  id: 'o1',
  number: 'HL-100001',
  customer: { name: 'Ada Byron', email: 'ada@example.com' },
  fromCity: 'Leeds',
  toCity: 'Perth',
  total: pounds(44_500),
};
const REVIEW = {
  id: 'r1',
  issues: [{ what: 'Money came without an order.' }],
  amount: pounds(1200),
  customerName: 'Ada Byron',
};
const STOP = {
  outwardCode: 'LS1',
  phone: '020 7946 0000',
  order: { id: 's1', number: 'HL-100002', customerName: 'Ada Byron' },
};
const SHEET = { totals: {}, areas: [], withoutDate: 0 };

interface List {
  address: string;
  /** The field of Query that it shows. */
  field: string;
  loading: string;
  none: unknown;
  empty: string;
  some: unknown;
  rows: string[];
}

const LISTS: List[] = [
  {
    address: '/admin/orders',
    field: 'adminOrders',
    loading: 'Loading orders...',
    none: pageOf([]),
    empty: 'No orders yet',
    some: pageOf([ORDER]),
    rows: ['HL-100001', 'Ada Byron', 'Leeds', 'Perth', '£445.00'],
  },
  {
    address: '/admin/orders?search=nobody',
    field: 'adminOrders',
    loading: 'Loading orders...',
    none: pageOf([]),
    empty: 'No orders match “nobody”',
    some: pageOf([ORDER]),
    rows: ['HL-100001'],
  },
  {
    address: '/admin/products',
    field: 'adminProducts',
    loading: 'Loading products...',
    none: pageOf([]),
    empty: 'No products found',
    some: pageOf([{ id: 'p1', name: 'Standard Box', category: { id: 'c1', name: 'Boxes' } }]),
    rows: ['Standard Box'],
  },
  {
    address: '/admin/categories',
    field: 'categories',
    loading: 'Loading categories...',
    none: [],
    empty: 'No categories yet',
    some: [{ id: 'c1', name: 'Garden', productCount: 12 }],
    rows: ['Garden'],
  },
  {
    address: '/admin/products/synonyms',
    field: 'adminSearchSynonyms',
    loading: 'Loading synonyms...',
    none: pageOf([]),
    empty: 'No synonyms found',
    some: pageOf([{ id: 's1', word: 'couch', meaning: 'Sofa', finds: ['Three-Seater Sofa'] }]),
    rows: ['couch', 'Sofa', 'Three-Seater Sofa'],
  },
  {
    address: '/admin/promotions',
    field: 'adminPromotions',
    loading: 'Loading promotions...',
    none: pageOf([]),
    empty: 'No promotions yet',
    some: pageOf([
      {
        ...{ id: 'p1', code: 'SPRING10', name: 'Spring offer', kind: 'PERCENT', value: 10, state: 'ACTIVE' },
        ...{ destinations: ['JAPAN'], startsOn: null, endsOn: null, minimum: pounds(0) },
        ...{ oncePerAccount: true, usesMax: 5, uses: 2, places: 3, cost: pounds(4900), version: 1 },
      },
    ]),
    rows: ['SPRING10', '10% off', 'Japan, once for each account', '2 (3 of 5 taken)', '£49.00'],
  },
  {
    address: '/admin/prices',
    field: 'adminPrices',
    loading: 'Loading prices...',
    none: [],
    empty: 'No minimum charges',
    some: [{ id: 'm1', destination: 'JAPAN', country: 'Japan', price: pounds(25_500) }],
    rows: ['£255.00'],
  },
  {
    address: '/admin/audit',
    field: 'adminAuditLog',
    loading: 'Loading the audit log...',
    none: pageOf([]),
    empty: 'Nothing found',
    some: pageOf([
      { id: 'a1', actorName: 'Grace Hopper', action: 'CHANGED', entity: 'PRICE', label: 'Japan' },
    ]),
    rows: ['Grace Hopper', 'Japan'],
  },
  {
    address: '/admin/mailbox',
    field: 'adminEmails',
    loading: 'Loading messages...',
    none: pageOf([]),
    empty: 'No messages found',
    some: pageOf([
      {
        id: 'e1',
        recipient: 'ada@example.com',
        subject: 'Your order',
        status: 'FAILED',
        lastError: 'No such mailbox',
      },
    ]),
    rows: ['ada@example.com', 'Your order', 'No such mailbox'],
  },
  {
    address: '/admin/reviews',
    field: 'adminPaymentIssues',
    loading: 'Loading payments to review...',
    none: pageOf([]),
    empty: 'No payments to review',
    some: pageOf([REVIEW]),
    rows: ['Money came without an order.', '£12.00'],
  },
  {
    address: '/admin/collections?date=2026-12-01',
    field: 'adminCollectionSheet',
    loading: 'Loading collections...',
    none: { date: '2026-12-01', ...pageOf([]), ...SHEET },
    empty: 'Nothing to collect on this day',
    some: {
      date: '2026-12-01',
      ...pageOf([STOP]),
      ...SHEET,
      totals: { stopCount: 1 },
      areas: [{ outwardCode: 'LS1' }],
    },
    rows: ['HL-100002', 'Ada Byron'],
  },
];

const REFUSAL = /Only for staff\.$/;

describe.each(LISTS)('the list at $address', ({ address, field, loading, none, empty, some, rows }) => {
  it('says that it loads until the server has answered', async () => {
    visit(noAnswer);
    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    visit(none);
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
  });

  it('says what went wrong, and shows what there is once it is read again', async () => {
    const { answers, user } = visit(refused('FORBIDDEN', 'Only for staff.'));
    expect(await screen.findByText(REFUSAL)).toBeVisible();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    answers[field] = some;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    for (const text of rows) expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(screen.queryByText(REFUSAL)).not.toBeInTheDocument();
  });

  function visit(answer: unknown) {
    return renderApp(address, { session: 'admin', answers: { [field]: answer } });
  }
});

it('a list of orders without hits says where it looked, and looks for the name that was perhaps meant', async () => {
  const answers = { adminOrders: { ...pageOf([]), didYouMean: 'Fatima Jones' } };
  const { user, router } = renderApp('/admin/orders?search=fatmia%20jones', { session: 'admin', answers });
  expect(await screen.findByText('No orders match “fatmia jones”')).toBeVisible();
  expect(screen.getByText(/^Search looks at number, name, email, phone, postcode/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Did you mean Fatima Jones?' }));
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('Fatima Jones');
});
