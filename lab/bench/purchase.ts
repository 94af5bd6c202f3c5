import { randomUUID } from 'node:crypto';
import { constantCase } from '../../rules/enum-case.js';
import { DESTINATION } from './bench-data.js';
import { type Answer, call, graphqlBody, jsonHeaders } from './http.js';
import { ADD_TO_CART } from './shopping-shots.js';

const OPEN_CHECKOUT =
  'mutation Open($input: CheckoutInput!) { openCheckout(input: $input) { ... on Checkout { id } } }';
const CREATE_INTENT =
  'mutation Pay($id: ID!) { createPaymentIntent(checkoutId: $id) { ... on PaymentIntent { clientSecret paymentIntentId } } }';
const FINALIZE = 'mutation Finalize($id: ID!) { finalizeCheckout(id: $id) { id } }';
const ORDER_PAGE = `
  query OrderPage($id: ID!) {
    order(id: $id) {
      number status createdAt total { minorUnits }
      lines { key name quantity size unitPrice { minorUnits } lineTotal { minorUnits } }
      timeline { status description date completed }
      deliveryAddress { line1 city postcode country }
      paymentDetails { cardBrand cardLast4 }
    }
  }`;

const COLLECTION = {
  line1: '1 Quay Street',
  city: 'Bristol',
  postcode: 'BS1 4DJ',
  country: 'United Kingdom',
};
const DELIVERY = {
  line1: '2 Bay Road',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  country: 'Australia',
};

export interface Buyer {
  readonly token: string;
  readonly email: string;
}

/** The ids of one purchase, and the number of statements of each of our requests (without the provider's own). */
export interface Purchase {
  readonly orderId: string;
  readonly intentId: string;
  readonly statements: Readonly<Record<string, number>>;
}

/** A whole purchase as the web client makes it: cart, checkout, intent, card, order, order page. `send` may try again. */
export async function buy(
  url: string,
  buyer: Buyer,
  productId: string,
  send: typeof call = call,
): Promise<Purchase> {
  const statements: Record<string, number> = {};
  const ask = async <T>(step: string, query: string, variables: object): Promise<T> => {
    const answer: Answer<{ data: T }> = await send(`${url}/graphql`, {
      method: 'POST',
      headers: jsonHeaders(buyer.token),
      body: graphqlBody(query, variables),
    });
    statements[step] = answer.statements ?? 0;
    return answer.body.data;
  };

  const { addToCart } = await ask<{ addToCart: { quote: { total: { minorUnits: number } } } }>(
    'add to cart',
    ADD_TO_CART,
    { productId, destination: constantCase(DESTINATION) },
  );
  const input = checkoutInput(buyer, addToCart.quote.total.minorUnits);
  const { openCheckout } = await ask<{ openCheckout: { id: string } }>('checkout', OPEN_CHECKOUT, { input });
  const { createPaymentIntent: intent } = await ask<{
    createPaymentIntent: { clientSecret: string; paymentIntentId: string };
  }>('payment intent', CREATE_INTENT, { id: openCheckout.id });
  await confirmAtSandbox(url, intent, send);
  const { finalizeCheckout } = await ask<{ finalizeCheckout: { id: string } }>('finalize', FINALIZE, {
    id: openCheckout.id,
  });
  await ask('order page', ORDER_PAGE, { id: finalizeCheckout.id });
  return { orderId: finalizeCheckout.id, intentId: intent.paymentIntentId, statements };
}

function checkoutInput({ email }: Buyer, expectedTotal: number) {
  return {
    collectionAddress: COLLECTION,
    deliveryAddress: DELIVERY,
    billingAddress: DELIVERY,
    contactName: 'Bench Customer',
    contactEmail: email,
    agreesDateLater: true,
    expectedTotal,
    idempotencyKey: randomUUID(),
  };
}

/** Confirms the payment, as the provider's script does in the browser. */
async function confirmAtSandbox(
  url: string,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
  send: typeof call,
): Promise<void> {
  await send(`${url}/stripe-sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: 'Bearer pk_test_sandbox',
    },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }).toString(),
  });
}
