import { type GraphqlCaller, Refusal, type Variables } from './shop-client.js';

interface GraphqlBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string };
  }[];
}

/** Success types of the operations with a result union. */
const ANSWERS: Readonly<Record<string, string>> = {
  openCheckout: 'Checkout',
  createPaymentIntent: 'PaymentIntent',
  saveQuote: 'SavedQuote',
  applyOrderChange: 'AppliedOrderChange',
  cancelOrder: 'Order',
};

function selectionOf(field: string, selection: string): string {
  if (!(field in ANSWERS)) return `{ ${selection} }`;
  const refused = /Order/.test(field)
    ? '... on ChangeOutdated { preview { kind reason refund { minorUnits } extra { minorUnits } version } }'
    : '... on PricesChanged { newTotal { minorUnits } }';
  return `{ ... on ${ANSWERS[field]} { ${selection} } ${refused} }`;
}

/** Throws a refusal that is a result, so that tests of both APIs see it alike. */
function refuseLikeRest(result: unknown): void {
  if (typeof result !== 'object' || result === null) return;
  const { newTotal, preview } = result as { newTotal?: { minorUnits: number }; preview?: object };
  if (newTotal)
    throw new Refusal(409, 'PRICES_CHANGED', 'Prices have changed', { newTotal: newTotal.minorUnits });
  if (preview) throw new Refusal(409, 'CONFLICT', 'This has changed', { preview });
}

interface Session {
  token: string | null;
  guestId: string | null;
}

/** Sends operations as one session; throws a `Refusal` for an error. */
export class GraphqlConnection implements GraphqlCaller {
  constructor(
    private readonly url: string,
    private readonly session: Session = { token: null, guestId: null },
  ) {}

  get token() {
    return this.session.token;
  }
  set token(token: string | null) {
    this.session.token = token;
  }
  get guestId() {
    return this.session.guestId;
  }
  set guestId(guestId: string | null) {
    this.session.guestId = guestId;
  }

  async call<T>(operation: string, selection: string | null, args: Variables = {}): Promise<T> {
    const [kind, field] = operation.split(' ') as [string, string];
    const names = Object.keys(args);
    const declared = names.map((name) => `$${name}: ${args[name]?.[0]}`).join(', ');
    const passed = names.map((name) => `${name}: $${name}`).join(', ');
    const given = names.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
    const query = `${kind} ${given[0]} { ${field}${given[1]} ${selection ? selectionOf(field, selection) : ''} }`;
    const variables = Object.fromEntries(names.map((name) => [name, args[name]?.[1]]));
    const result = (await this.send(query, variables))[field];
    refuseLikeRest(result);
    return result as T;
  }

  async send(query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(this.guestId ? { 'X-Guest-Id': this.guestId } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlBody;
    const [error] = errors ?? [];
    if (!error) return data ?? {};
    const { code, ...details } = error.extensions;
    throw new Refusal(response.status, code, error.message, details);
  }
}
