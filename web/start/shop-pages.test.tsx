import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, noNetwork, pageOf, refused } from '../test/mock-server';
import { renderApp } from '../test/render-app';

const pounds = (minorUnits: number) => ({ minorUnits });

const SPADE = { id: 'p1', name: 'Spade', itemId: 'garden-spade', price: pounds(6500), volumeCm3: 10_000 };
const BUILDER = '/new-quote?toCountry=australia&fromCity=Leeds&toCity=Perth';
const GARDEN = { id: 'c1', name: 'Garden', slug: 'garden' };
const CART = {
  id: 'cart',
  destination: 'AUSTRALIA',
  fromCity: 'Leeds',
  toCity: 'Perth',
  lines: [
    { name: 'Spade', quantity: 2, unitPrice: pounds(20_000), unitVolumeCm3: 10_000, product: { id: 'p1' } },
  ],
};
const ORDER = {
  id: 'o1',
  number: 'HL-100001',
  status: 'PROCESSING',
  paymentStatus: 'PAID',
  destination: 'AUSTRALIA',
  fromCity: 'Leeds',
  toCity: 'Perth',
  total: pounds(44_500),
};

describe('home', () => {
  it('leads to the builder with both towns and the country', async () => {
    const { user, router, asked } = renderApp('/', {
      answers: {
        categories: [GARDEN],
        changeCart: ({ shipment }: { shipment: object }) => ({ id: 'cart', ...shipment }),
      },
    });
    expect(await screen.findByText('£255.00')).toBeVisible();
    expect(asked('store')).toEqual([]);
    await user.type(screen.getByLabelText('From city, town or postcode'), 'Leeds');
    await user.selectOptions(screen.getByLabelText('To country'), 'Japan');
    await user.type(screen.getByLabelText('To city, town or postcode'), 'Osaka');
    await user.click(screen.getByRole('button', { name: 'Get Your Free Quote Now' }));
    expect(await screen.findByRole('heading', { name: 'Your shipment to Japan' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/new-quote');
  });

  it('says which town is missing, and stays', async () => {
    const { user, router } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Get Your Free Quote Now' }));
    const from = screen.getByLabelText('From city, town or postcode');
    expect(from).toBeInvalid();
    expect(from).toHaveFocus();
    expect(from).toHaveAccessibleDescription('Enter a collection town or postcode');
    expect(router.state.location.pathname).toBe('/');
  });
});

/** A server that keeps the shipment as it is changed. */
function cartSnapshot() {
  const cart = { id: 'cart', destination: 'AUSTRALIA', fromCity: 'Leeds', toCity: 'Perth', lines: [] };
  return {
    cart: () => ({ ...cart }),
    changeCart: ({ shipment }: { shipment?: object }) => ({ ...Object.assign(cart, shipment) }),
  };
}

describe('the builder', () => {
  const visit = (products: unknown, more = {}) =>
    renderApp(BUILDER, { answers: { categories: [GARDEN], products, ...more } });

  it('says that items load until the server has answered', async () => {
    visit(noAnswer);
    await screen.findByRole('button', { name: 'Garden' });
    expect(await screen.findByText('Loading products...')).toBeInTheDocument();
  });

  it('says that items load before it knows the categories, too', async () => {
    visit(noAnswer, { categories: noAnswer });
    expect(await screen.findByText('Loading products...')).toBeInTheDocument();
  });

  it('shows a placeholder in place of a sum and a list that are not known yet', async () => {
    renderApp(BUILDER, { session: 'customer', answers: { cart: noAnswer } });
    expect(await screen.findAllByText('Loading your shipment')).not.toEqual([]);
    expect(screen.queryByText(/No items yet|£0\.00/)).not.toBeInTheDocument();
  });

  it('says of a country that we do not ship to that it is none, and asks for one', async () => {
    const { user, router } = renderApp('/new-quote?toCountry=Narnia', { answers: cartSnapshot() });
    const country = await screen.findByLabelText('To country');
    await waitFor(() =>
      expect(country).toHaveAccessibleDescription("We don't ship to Narnia yet. Choose a country."),
    );
    expect(country).toHaveDisplayValue('Choose a country');
    await user.selectOptions(country, 'Australia');
    await waitFor(() => expect(router.state.location.search).toContain('toCountry=Australia'));
    expect(country).toHaveDisplayValue('Australia');
    expect(country).toBeValid();
  });

  it('says that a category has no items, and what to do instead', async () => {
    visit(pageOf([]));
    expect(await screen.findByText('No Garden products available at the moment.')).toBeVisible();
    expect(screen.getByText(/choose Add New Box/)).toBeVisible();
  });

  it('says that items could not be read, and reads them again on request', async () => {
    const { answers, user } = visit(noNetwork);
    await screen.findByText(/Network error/);
    answers.products = pageOf([SPADE]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Spade')).toBeVisible();
    expect(screen.getByText('£65.00')).toBeVisible();
    expect(screen.queryByText(/Network error/)).not.toBeInTheDocument();
  });

  it('clears a city that is not in the country chosen now, and says so until there is another', async () => {
    const { user } = visit(pageOf([SPADE]), cartSnapshot());
    await user.selectOptions(await screen.findByLabelText('To country'), 'Japan');
    const message = 'We cleared Perth from the route. Enter a city in Japan.';
    expect(await screen.findByText(message)).toBeVisible();
    const city = screen.getByLabelText('To city');
    expect(city).toHaveValue('');
    await user.type(city, 'Osaka{Enter}');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    await user.clear(city);
    await user.type(city, 'Perth{Enter}');
    await waitFor(() =>
      expect(city).toHaveAccessibleDescription('Is Perth in Japan? Check the city and the country.'),
    );
  });

  it('clears it too where a link names another country only', async () => {
    const { router } = visit(pageOf([SPADE]), cartSnapshot());
    expect(await screen.findByLabelText('To city')).toHaveValue('Perth');
    await router.navigate('/');
    await screen.findByRole('link', { name: 'Japan' });
    await router.navigate('/new-quote?type=international&fromCountry=UK&fromCity=&toCountry=Japan&toCity=');
    expect(await screen.findByText('We cleared Perth from the route. Enter a city in Japan.')).toBeVisible();
    expect(screen.getByLabelText('To city')).toHaveValue('');
    expect(screen.getByLabelText('From city (UK)')).toHaveValue('Leeds');
  });

  it('adds an item at its price, and takes it back when the server refuses', async () => {
    const message = 'Failed to add item to cart: It is no longer sold.';
    const { user, asked } = visit(pageOf([SPADE]), {
      changeCart: refused('BAD_INPUT', 'It is no longer sold.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Add one Spade' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked('changeCart')).toContainEqual({ changes: [{ productId: 'p1', quantity: 1 }] });
    expect(screen.getByRole('textbox', { name: 'Quantity of Spade' })).toHaveValue('0');
  });

  it('a found item shows similar ones at a press, to be added at once; nothing is asked before', async () => {
    const rake = { ...SPADE, id: 'p2', name: 'Rake', itemId: 'garden-rake', price: pounds(5100) };
    const { user, asked } = visit(pageOf([SPADE]), { similarProducts: [rake] });
    expect(await screen.findByText('Spade')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Similar items/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'spade');
    // The list of a part of the word has the same button, and goes with it.
    const found = within(await screen.findByRole('list', { name: 'Items matching spade' }));
    const similar = found.getByRole('button', { name: 'Similar items to Spade' });
    expect(asked('similarProducts')).toEqual([]);
    await user.click(similar);
    expect(similar).toHaveAttribute('aria-expanded', 'true');
    const items = within(await screen.findByRole('list', { name: 'Items similar to Spade' }));
    expect(items.getByText('£51.00')).toBeVisible();
    expect(asked('similarProducts')).toEqual([{ productId: 'p1' }]);
    await user.click(items.getByRole('button', { name: 'Add one Rake' }));
    await waitFor(() =>
      expect(asked('changeCart')).toContainEqual({ changes: [{ productId: 'p2', quantity: 1 }] }),
    );
    await user.click(similar);
    expect(screen.queryByRole('list', { name: 'Items similar to Spade' })).not.toBeInTheDocument();
  });

  it('an item that is not sold there shows similar ones too', async () => {
    const { user } = visit(pageOf([{ ...SPADE, price: null }]), { similarProducts: [] });
    await user.click(await screen.findByRole('button', { name: 'Similar items to Spade' }));
    expect(await screen.findByText('Nothing in our list is similar.')).toBeVisible();
  });
});

describe('the checkout', () => {
  const visit = (more: object) =>
    renderApp('/checkout', { session: 'customer', answers: { cart: CART, ...more } });
  const me = { id: 'u-customer', name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0000' };

  it('sends a guest to register first, and back', async () => {
    const { router } = renderApp('/checkout');
    expect(await screen.findByLabelText('Full name')).toBeVisible();
    expect(router.state.location.search).toBe('?redirect=/checkout');
  });

  it('says that it loads until the server has answered', async () => {
    visit({ me: noAnswer });
    expect(await screen.findByText('Loading checkout...')).toBeInTheDocument();
  });

  it('has nothing to pay for an empty cart', async () => {
    visit({ me, cart: { id: 'cart', destination: 'AUSTRALIA' } });
    expect(await screen.findByText(/^Your cart is empty/)).toBeVisible();
  });

  it('says what went wrong, and opens once it is read again', async () => {
    const { answers, user } = visit({
      me: refused('SERVICE_UNAVAILABLE', 'We are busy.', { retryAfter: 1 }),
    });
    await screen.findByText('We are busy.');
    answers.me = me;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByDisplayValue('ada@example.com')).toBeVisible();
    expect(screen.getByText('2 × Spade')).toBeVisible();
  });
});

describe('the page of an order', () => {
  const visit = (order: unknown) => renderApp('/user/orders/o1', { session: 'customer', answers: { order } });

  it('says that it loads until the server has answered', async () => {
    visit(noAnswer);
    expect(await screen.findByText('Loading order...')).toBeInTheDocument();
  });

  it('says the same of an order that does not exist and of somebody else’s', async () => {
    visit(refused('NOT_FOUND', 'Order not found'));
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to My Orders' })).toHaveAttribute('href', '/user/orders');
  });

  it('says what went wrong, and shows the order once it is read again', async () => {
    const { answers, user } = visit(noNetwork);
    await screen.findByText(/^Network error/);
    answers.order = ORDER;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Order HL-100001' })).toBeVisible();
    expect(screen.getByText('What happens next')).toBeVisible();
  });
});

describe.each([
  {
    ...{ page: 'My Orders', address: '/user/orders', field: 'myOrders', loading: 'Loading orders...' },
    ...{ empty: 'No orders yet', some: { ...pageOf([ORDER]), totalOrders: 1 }, row: /HL-100001/ },
    retry: 'Try Again',
  },
  {
    ...{
      page: 'Saved Quotes',
      address: '/user/quotes',
      field: 'mySavedQuotes',
      loading: 'Loading your quotes...',
    },
    ...{
      empty: 'No saved quotes yet',
      some: pageOf([{ id: 'q1', reference: 'Q-7', destination: 'JAPAN' }]),
      row: /Q-7/,
    },
    retry: 'Retry',
  },
])('the page $page', ({ address, field, loading, empty, some, row, retry }) => {
  const visit = (answer: unknown) =>
    renderApp(address, { session: 'customer', answers: { [field]: answer } });

  it('says that it loads until the server has answered', async () => {
    visit(noAnswer);
    expect(await screen.findByText(loading)).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    visit(pageOf([]));
    expect(await screen.findByText(empty)).toBeVisible();
  });

  it('says what went wrong, and shows what there is once it is read again', async () => {
    const { answers, user } = visit(refused('INTERNAL', 'Something went wrong. Please try again.'));
    await screen.findByText(/^Something went wrong/);
    answers[field] = some;
    await user.click(screen.getByRole('button', { name: retry }));
    expect((await screen.findAllByText(row))[0]).toBeVisible();
  });
});
