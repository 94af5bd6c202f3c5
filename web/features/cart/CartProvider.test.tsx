import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { ClientContext, type ClientSource, sourceOf } from '../../data/client-loader';
import { currentSession, endSession, readStored, startSession, writeStored } from '../../session/session';
import { mockServer, noNetwork, refused } from '../../test/mock-server';
import { CartMessages } from './CartMessages';
import { CartProvider } from './CartProvider';
import type { Cart } from './cart';
import type { ChangeCartMutationVariables } from './cart.generated';
import { BOX, SOFA, servedCart } from './cart-fixtures';
import { cartStoreOf } from './cart-store';
import { LOCAL_CART_MESSAGE } from './sync/cart-failures';
import { mergeGuestCart } from './sync/merge-guest-cart';
import { useCart } from './use-cart';

/** A server with one cart and an off switch. */
function startServer() {
  const server = {
    isDown: false,
    refusal: null as GraphQLError | null,
    issuedGuestId: null as string | null,
    /** Runs before the cart is read, as a change from elsewhere. */
    conflict: () => {},
    quantity: 0,
    asked: (_field: string): readonly object[] => [],
  };
  const unlessDown = (answer: () => unknown) => () => (server.isDown ? noNetwork : answer());
  const cart = () => ({ ...servedCart(server.quantity), issuedGuestId: server.issuedGuestId });
  const { client, asked } = mockServer({
    store: unlessDown(() => ({})),
    mergeCart: unlessDown(() => ({ mergedLines: 2, cart: cart() })),
    cart() {
      server.conflict();
      return unlessDown(cart)();
    },
    changeCart({ changes }: ChangeCartMutationVariables) {
      if (server.isDown || server.refusal) return server.isDown ? noNetwork : server.refusal;
      const [change] = [changes].flat();
      server.quantity = change?.quantity ?? server.quantity;
      return cart();
    },
  });
  server.asked = asked;
  return { server, client };
}

let cart: Cart;
function Probe() {
  cart = useCart((cart) => cart);
  return <CartMessages />;
}

const sources = new Set<ClientSource>();

function open(client: ApolloClient, children: ReactNode = null) {
  openFrom(sourceOf(client), children);
}

function openFrom(source: ClientSource, children: ReactNode = null) {
  sources.add(source);
  render(
    <ClientContext value={source}>
      <CartProvider>
        <Probe />
        {children}
      </CartProvider>
    </ClientContext>,
  );
}

/** A new guest's cart is fetched on their first interaction. */
function touch() {
  act(() => void window.dispatchEvent(new Event('pointermove')));
}

/** As when a tab closes. */
function leave() {
  cleanup();
  window.dispatchEvent(new Event('pagehide'));
  for (const source of sources) cartStoreOf(source).close();
}

const SOFA_PENCE = 50_000;
const BOX_PENCE = 6650;
const quantities = () => cart.lines.map(({ quantity }) => quantity);

beforeEach(() => {
  // The server answers when it likes, as in a browser; the tests wait for what is visible.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  localStorage.clear();
});
afterEach(() => {
  leave();
  endSession();
});

describe('the cart of a visitor', () => {
  it('is there at once after a reload, before the server answers', async () => {
    const { server, client } = startServer();
    server.quantity = 3;
    open(client);
    touch();
    await waitFor(() => expect(quantities()).toEqual([3]));
    leave();
    server.isDown = true;
    open(client);
    expect(quantities()).toEqual([3]);
  });

  it('keeps the guest id the server issued and does not start over', async () => {
    const { server, client } = startServer();
    server.issuedGuestId = 'guest_1_issued';
    server.quantity = 1;
    open(client);
    touch();
    await waitFor(() => expect(currentSession().guestId).toBe('guest_1_issued'));
    await waitFor(() => expect(quantities()).toEqual([1]));
    expect(server.asked('cart')).toHaveLength(1);
  });

  it('has one guest id in two tabs: the first that is issued', async () => {
    const { server, client } = startServer();
    server.issuedGuestId = 'guest_2_issued';
    server.conflict = () => localStorage.setItem('guestId', 'guest_1_issued');
    open(client);
    touch();
    await waitFor(() => expect(server.asked('cart')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(readStored('guestId')).toBe('guest_1_issued');
  });

  it('keeps what a guest chose while another tab is issued their id', async () => {
    const { server, client } = startServer();
    const code = Promise.withResolvers<ApolloClient>();
    openFrom({ loaded: null, load: () => code.promise });
    act(() => cart.setQuantity(BOX, 2));
    localStorage.setItem('guestId', 'guest_1_issued');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guestId' })));
    expect(quantities()).toEqual([2]);
    code.resolve(client);
    await waitFor(() => expect(server.quantity).toBe(2));
  });

  it('takes along what was saved under an id of its own when another tab was issued one at the same moment', async () => {
    const { server, client } = startServer();
    server.issuedGuestId = 'guest_2_issued';
    open(client);
    act(() => cart.setQuantity(BOX, 2));
    await waitFor(() => expect(cart.status).toBe('ready'));
    expect(server.quantity).toBe(2);

    Object.assign(server, { issuedGuestId: null, quantity: 0 });
    localStorage.setItem('guestId', 'guest_1_issued');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guestId' })));
    await waitFor(() => expect(server.quantity).toBe(2));
    expect(quantities()).toEqual([2]);
  });

  it('goes on locally under the key of the specification when the server is away, and says so', async () => {
    const { server, client } = startServer();
    open(client);
    await waitFor(() => expect(cart.status).toBe('ready'));
    server.isDown = true;
    act(() => cart.setQuantity(BOX, 2));
    expect(quantities()).toEqual([2]);
    await screen.findByText(LOCAL_CART_MESSAGE);
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({
      products: [
        { productId: 'box-id', name: 'Standard Box', quantity: 2, price: 66.5, country: 'australia' },
      ],
      totalPrice: 133,
    });
    server.isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(cart.status).toBe('ready'));
    expect(server.quantity).toBe(2);
    expect(screen.queryByText(LOCAL_CART_MESSAGE)).not.toBeInTheDocument();
  });

  it('goes on locally with the words of the server when it refuses a guest more carts', async () => {
    const { server, client } = startServer();
    open(client);
    await waitFor(() => expect(cart.status).toBe('ready'));
    const message = 'Too many new carts from your network. Log in, or try again later.';
    server.refusal = refused('TOO_MANY_ATTEMPTS', message);
    act(() => cart.setQuantity(BOX, 2));
    await screen.findByText(message);
    expect(screen.queryByText(LOCAL_CART_MESSAGE)).not.toBeInTheDocument();
    expect(quantities()).toEqual([2]);
  });

  it('is drawn anew only where it changed: a press leaves the other lines, the route and the buttons alone', async () => {
    const drawn: string[] = [];
    function Total() {
      drawn.push(`total ${useCart(({ quote }) => quote.totalPence)}`);
      return null;
    }
    function Route() {
      const { destination, setQuantity } = useCart(({ destination, setQuantity }) => ({
        destination,
        setQuantity,
      }));
      drawn.push(`route ${destination} ${typeof setQuantity}`);
      return null;
    }
    function Sofa() {
      drawn.push(`sofa ${useCart(({ lines }) => lines.find(({ key }) => key.includes('sofa')))?.quantity}`);
      return null;
    }
    const { client } = startServer();
    open(client, [<Total key="total" />, <Route key="route" />, <Sofa key="sofa" />]);
    await waitFor(() => expect(cart.status).toBe('ready'));
    act(() => cart.setQuantity(SOFA, 1));
    drawn.length = 0;
    act(() => cart.setQuantity(BOX, 2));
    expect(drawn).toEqual([`total ${SOFA_PENCE + 2 * BOX_PENCE}`]);
  });

  it('of a new guest is empty without a question, and asked for with their first touch', async () => {
    const { server, client } = startServer();
    open(client);
    expect(cart).toMatchObject({ status: 'ready', lines: [] });
    // Sleeps: nothing is asked within it.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.asked('cart')).toHaveLength(0);
    touch();
    touch();
    await waitFor(() => expect(localStorage.getItem('cart')).not.toBeNull());
    expect(server.asked('cart')).toHaveLength(1);
  });

  it('holds what a new guest chooses before the code that asks the server has come', async () => {
    const { server, client } = startServer();
    const code = Promise.withResolvers<ApolloClient>();
    openFrom({ loaded: null, load: () => code.promise });
    act(() => cart.setQuantity(BOX, 1));
    act(() => cart.setQuantity(BOX, 2));
    expect(quantities()).toEqual([2]);
    code.resolve(client);
    await waitFor(() => expect(server.quantity).toBe(2));
    await waitFor(() => expect(cart.status).toBe('ready'));
    expect(quantities()).toEqual([2]);
  });

  it('of whoever has one here, or is signed in, is asked for at once', async () => {
    const { server, client } = startServer();
    startSession('token', { id: 'u1', name: 'Ann', email: 'ann@example.com', role: 'CUSTOMER' });
    open(client);
    expect(cart.status).toBe('loading');
    await waitFor(() => expect(server.asked('cart')).toHaveLength(1));
  });

  it('is asked for when somebody looks at it, not before', async () => {
    const { server, client } = startServer();
    const source = sourceOf(client);
    sources.add(source);
    render(
      <ClientContext value={source}>
        <CartProvider>Nothing of the cart</CartProvider>
      </ClientContext>,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.asked('cart')).toHaveLength(0);
    open(client);
    touch();
    await waitFor(() => expect(server.asked('cart')).toHaveLength(1));
    expect(server.asked('store')).toHaveLength(1);
  });

  it('lives on while no page shows it: what was changed last is sent and kept', async () => {
    const { server, client } = startServer();
    open(client);
    await waitFor(() => expect(cart.status).toBe('ready'));
    act(() => cart.setQuantity(BOX, 2));
    cleanup();
    await waitFor(() => expect(server.quantity).toBe(2));
    await waitFor(() => expect(localStorage.getItem('cart')).toContain('"quantity":2'));
  });

  it('forgets the day of a shipment that became an order elsewhere', async () => {
    const { client } = startServer();
    writeStored('collectionDate', '2026-12-05');
    open(client);
    touch();
    await waitFor(() => expect(readStored('collectionDate')).toBeUndefined());
    expect(cart.collectionDate).toBeNull();
  });

  it('follows the customer through sign-in, and is gone after sign-out', async () => {
    const { server, client } = startServer();
    open(client);
    await waitFor(() => expect(cart.status).toBe('ready'));
    act(() => startSession('token', { id: 'u1', name: 'Ann', email: 'ann@example.com', role: 'CUSTOMER' }));
    server.quantity = 4;
    await act(async () => {
      expect(await mergeGuestCart(client)).toBe(false);
    });
    await waitFor(() => expect(quantities()).toEqual([4]));
    server.quantity = 0;
    act(() => endSession());
    expect(quantities()).toEqual([]);
  });
});
