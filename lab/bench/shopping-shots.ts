import { constantCase } from '../../rules/enum-case.js';
import { type BenchData, DESTINATION, PASSWORD } from './bench-data.js';
import type { Shot } from './fire.js';
import { graphqlBody, jsonHeaders } from './http.js';

export const ADD_TO_CART = `
  mutation Add($productId: ID!, $destination: DestinationKey!) {
    addToCart(input: { productId: $productId, quantity: 1, destination: $destination }) {
      id destination
      lines { key name quantity unitPrice { minorUnits } lineTotal { minorUnits } }
      quote { total { minorUnits } }
    }
  }`;

const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { token user { id name email } } }';

/** Adding one box to the signed-in customer's cart: over GraphQL, over REST, and at the bare server. */
export function addToCartShots(token: string, { productId }: Pick<BenchData, 'productId'>) {
  const headers = jsonHeaders(token);
  const line = JSON.stringify({ productId, quantity: 1, country: DESTINATION });
  return {
    graphql: post(
      '/graphql',
      graphqlBody(ADD_TO_CART, { productId, destination: constantCase(DESTINATION) }),
      headers,
    ),
    rest: post('/api/cart', line, headers),
    bare: post('/cart', line, headers),
  };
}

/** Signing in: over GraphQL, over REST, and at the bare server. */
export function signInShots(email: string) {
  const input = { email, password: PASSWORD };
  return {
    graphql: post('/graphql', graphqlBody(LOGIN, { input })),
    rest: post('/api/users/login', JSON.stringify(input)),
    bare: post('/login', JSON.stringify(input)),
  };
}

function post(path: string, body: string, headers = jsonHeaders()): Shot {
  return { method: 'POST', path, headers, body };
}
