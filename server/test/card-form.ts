import type { SeenIntent } from './clients/shop-client.js';
import type { TestApp } from './test-app.js';

/** Stripe's test cards. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asksForAuthentication: '4000002500003155',
} as const;

export interface CardAnswer {
  readonly id: string;
  readonly status?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Acts as the browser with a card: sends the number to the provider, which then takes the payment. */
export async function confirmAtSandbox(
  app: TestApp,
  { id, clientSecret }: SeenIntent,
  number: string = CARDS.good,
): Promise<CardAnswer> {
  const method = await post(app, '/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '34',
    'card[cvc]': '123',
  });
  return post(app, `/payment_intents/${id}/confirm`, {
    client_secret: clientSecret,
    payment_method: method.id,
  });
}

async function post(app: TestApp, path: string, params: Record<string, string>): Promise<CardAnswer> {
  const response = await fetch(`${app.url}/stripe-sandbox/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${app.env.stripe.publishableKey}` },
    body: new URLSearchParams(params),
  });
  return (await response.json()) as CardAnswer;
}
