/** What the `$names` of examples stand for; a function makes another one each time. */
export type World = Readonly<Record<string, unknown>>;

/** The example with every `$name` replaced by what it stands for; an unknown name is left as it is. */
export function fillExample<T>(example: T, world: World): T {
  return fill(example) as T;

  function fill(part: unknown): unknown {
    if (typeof part === 'string') return part.startsWith('$') ? named(part) : part;
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
  }

  function named(name: string): unknown {
    const thing = world[name.slice(1)] ?? name;
    return typeof thing === 'function' ? thing() : thing;
  }
}

/** Pieces in the examples of carts and checkouts. */
export const EXAMPLE_QUANTITY = 4;

const ID = '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11';

/** Stand-ins of the right form, where no real thing can be shown to everybody. */
export const ILLUSTRATION: World = {
  product: ID,
  productInCart: ID,
  category: ID,
  categoryName: 'Shipping Boxes',
  emptyCategory: ID,
  price: ID,
  user: ID,
  order: ID,
  orderTotal: 332.5,
  unpaidOrder: ID,
  message: ID,
  failedMessage: ID,
  checkout: ID,
  paidCheckout: ID,
  intent: 'pi_3QxYzExample',
  paidIntent: 'pi_3QxYzExample',
  oddPayment: 'pi_3QxYzExample',
  strayPayment: 'pi_3QxYzExample',
  strayRefund: ID,
  refundToSend: ID,
  guestId: 'guest_1763712000000_2iVbU0mQe1yQ0rXvN8cT5Q',
  email: 'ann@example.com',
  savedAddress: ID,
  newEmail: 'ann@example.com',
  newName: 'Aquaria',
  password: 'Tide-Tables-1742!',
  newPassword: 'Harbour-Lights-88!',
  boxToken: ID,
  documentToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImRvY3VtZW50K2p3dCJ9.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  exportToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6Im9yZGVyLWV4cG9ydCtqd3QifQ.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  followToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImZvbGxvdytqd3QifQ.eyJzdWIiOiIwYjhmNmIxZSJ9.c2lnbmF0dXJl',
  quote: 'fwwqbpOxTViMflHyqdQLNlZ0NlFtMlhyOUtjNEh3N055MUJ6NUxkOEdwM0pzMEZh',
  quoteId: '7f0c2a6e-93b1-4d58-8c7e-51f2a9d40b36',
  invitedUser: ID,
  invitation: 'Zk3vQ9m1xT7bW4nR8yL2pC6dH5sJ0fUaEoGiKqXwNtY',
  passwordReset: 'b8Yw2KqT5nVx0LzR7cEj4GpM1sHd9UaFo3iQk6WmXtN',
  emailProof: 'Tn4Xq7Lw1Rz8Ky2Vc5Bm9Gd0Hs3Jp6Fa_Eo-iUkQWxY',
  newKey: '5d3c3c0e-order-of-ann',
  unpricedCountry: 'China',
  priceScope: 'Hat Box',
  priceFingerprint: 'q0nZcJt1mVb7xKsW2yRh5LdPf8uEo3GaTiNw6QeXvYk',
  priceChange: ID,
  unitPrice: 66.5,
  cartTotal: 266,
  collectionDate: '2027-03-01',
  settingsVersion: 1,
};
