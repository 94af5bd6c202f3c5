import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { announceShopChange } from '../../data/shop-changes';
import { writeStored } from '../../session/session';
import { noNetwork } from '../../test/mock-server';
import { renderApp } from '../../test/render-app';
import { SHOP } from '../../test/shop';
import { cartOf, RATES } from '../cart/cart-fixtures';

/** The server is down. */
const AWAY = { answers: { store: noNetwork, cart: noNetwork } };

describe('the home page', () => {
  it('asks nothing of the server for a guest without a cart: what it shows came with the page', async () => {
    const { asked } = renderApp('/');
    expect(await screen.findByRole('link', { name: 'Japan' })).toHaveAttribute('href', '/shipping-to/japan');
    expect(screen.getByText('From £200.00')).toBeVisible();
    expect(screen.getByText('£255.00')).toBeVisible();
    expect(screen.getAllByText(/Cancel until 24 hours before we come/)[0]).toBeVisible();
    // Sleeps: nothing is asked within it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked()).toEqual([]);
  });

  it('says how long the way to the chosen country takes, and maps it to the typed city', async () => {
    const time = (destination: 'AUSTRALIA' | 'JAPAN', fromDays: number, toDays: number) =>
      ({ destination, service: 'STANDARD', fromDays, toDays, deliveries: null }) as const;
    const transitTimes = [time('AUSTRALIA', 70, 98), time('JAPAN', 49, 70)];
    const { user } = renderApp('/', { shop: { ...SHOP, transitTimes } });
    expect(await screen.findByText('7 to 14 weeks door to door')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('To country'), 'Australia');
    expect(screen.getByText('10 to 14 weeks door to door')).toBeVisible();
    expect(screen.getByText('UK to Australia')).toBeVisible();
    await user.type(screen.getByLabelText('From city, town or postcode'), 'Leeds');
    await user.type(screen.getByLabelText('To city, town or postcode'), 'Perth');
    expect(screen.queryByText(/nautical miles/)).not.toBeInTheDocument();
  });

  it('names the company, and its memberships with the page that proves them', async () => {
    const proofs = [{ name: 'Member of the Movers Guild', url: 'https://guild.example/us' }];
    renderApp('/', { shop: { ...SHOP, proofs } });
    const proof = await screen.findByRole('link', { name: 'Member of the Movers Guild' });
    expect(proof).toHaveAttribute('href', 'https://guild.example/us');
    expect(screen.getByText('Quay Ltd, 1 Quay, London. Company number 01234567.')).toBeVisible();
  });

  it('begins with the towns and the destination of the cart that this browser keeps, then brings it up to date', async () => {
    keepCartOf('guest_1_mine');
    const { asked } = renderApp('/', AWAY);
    expect(await screen.findByLabelText('From city, town or postcode')).toHaveValue('Leeds');
    expect(screen.getByLabelText('To city, town or postcode')).toHaveValue('Osaka');
    expect(screen.getByLabelText('To country')).toHaveValue('japan');
    await waitFor(() => expect(asked('cart')).toHaveLength(1));
  });

  it('shows nobody the cart that somebody else left in this browser', async () => {
    keepCartOf('user:8');
    renderApp('/', AWAY);
    expect(await screen.findByLabelText('To city, town or postcode')).toHaveValue('');
  });

  it('leads back to a quote that was begun, with what it holds and costs', async () => {
    keepCartOf('guest_1_mine', [2, 1]);
    renderApp('/', AWAY);
    const back = await screen.findByRole('link', { name: 'Continue your quote: 3 items, £228.50' });
    expect(back).toHaveAttribute('href', '/new-quote');
  });

  it.each([
    ['without an item', () => keepCartOf('guest_1_mine')],
    ['of somebody else', () => keepCartOf('user:8', [2])],
    ['that another program wrote', () => writeStored('cart', { products: 3, totalPrice: 'much' })],
  ])('has no way back to a cart %s', async (_what, keep) => {
    await import('../cart/mark/CartMark');
    keep();
    renderApp('/', AWAY);
    expect(await screen.findByText(/Collected from your door/)).toBeVisible();
    // Sleeps: no link appears within it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link', { name: /Continue your quote/ })).not.toBeInTheDocument();
  });

  it('brings the cart of a customer up to date', async () => {
    const { asked } = renderApp('/', { session: 'customer' });
    await waitFor(() => expect(asked('cart')).toHaveLength(1));
  });

  it('asks for the shop where the page came without, and offers to try again when that fails', async () => {
    const { asked } = renderApp('/', { ...AWAY, shop: null });
    expect(await screen.findByText(/Network error/)).toBeVisible();
    expect(asked('store')).toHaveLength(1);
    screen.getByRole('button', { name: 'Retry' }).click();
    await waitFor(() => expect(asked('store')).toHaveLength(2));
  });

  it('shows a minimum charge that staff change in this tab at once', async () => {
    const rate = { destination: 'JAPAN', minimumCharge: { minorUnits: 30_000 } };
    const { asked } = renderApp('/', { answers: { store: { ...SHOP, destinationRates: [rate] } } });
    await screen.findByText('£255.00');
    announceShopChange();
    expect(await screen.findByText('£300.00')).toBeVisible();
    expect(asked()).toHaveLength(1);
  });
});

function keepCartOf(owner: string, quantities: readonly number[] = []): void {
  const confirmed = cartOf([], { destination: 'japan', fromCity: 'Leeds', toCity: 'Osaka' });
  writeStored('guestId', 'guest_1_mine');
  writeStored('cart', {
    products: quantities.map((quantity) => ({ quantity })),
    totalPrice: 228.5,
    snapshot: { owner, confirmed, changes: { lines: {}, shipment: {} }, rates: RATES },
  });
}
