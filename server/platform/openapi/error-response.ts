import { ERROR_CODES } from '../../../rules/refusals.js';
import type { Endpoint } from '../rest/endpoint.js';
import { type Fields, int, listOf, object, oneOf, optional, text, uuid } from '../rest/serializer.js';

type ErrorFields = Fields<never, string>;

const RETRY_AFTER = int('Seconds to wait, also in the header Retry-After.');
const WRONG_FIELD = object<never>()({
  field: text('Which field.'),
  message: text('What is wrong with it.'),
});

/** With the code FACTOR_NEEDED. */
const FACTOR = {
  ways: optional(
    listOf(oneOf(['code'], 'A way.'), 'How the second factor is proved; none: set it up first.'),
  ),
  challenge: optional(text('What completes the sign-in, by `completeLogin` of GraphQL.')),
};

const DETAILS: Readonly<Record<number, { readonly name: string; readonly fields: ErrorFields }>> = {
  400: {
    name: 'InvalidInput',
    fields: {
      fields: optional(listOf(WRONG_FIELD, 'The wrong fields, at most 20.')),
    },
  },
  401: { name: 'NotSignedIn', fields: FACTOR },
  403: { name: 'Forbidden', fields: FACTOR },
  429: { name: 'TooManyRequests', fields: { retryAfter: RETRY_AFTER } },
  500: { name: 'InternalError', fields: { requestId: uuid('Leads us to what went wrong.') } },
  503: { name: 'Unavailable', fields: { retryAfter: optional(RETRY_AFTER) } },
};

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Something that was sent cannot be taken.',
  401: 'Not signed in, or no longer.',
  403: 'Signed in, but not for this, or naming somebody else.',
  404: "No such thing, or somebody else's.",
  409: 'Does not fit what is there.',
  413: 'Too large.',
  415: 'A form or character set that is not read.',
  429: 'Too many attempts; later.',
  500: 'A fault of ours.',
  503: 'The card provider or the database did not answer.',
};

const COMMON = [400, 413, 415, 429, 500, 503];
const BY_ACCESS: Readonly<Record<Endpoint['access'], readonly number[]>> = {
  public: [],
  cart: [401, 403],
  user: [401, 403],
  admin: [401, 403],
  provider: [],
};

/** Every error status of an endpoint, its meaning, and the shape of its body. */
export function errorsOf({ access, errors = [], conflict }: Endpoint) {
  const statuses = [...new Set([...COMMON, ...BY_ACCESS[access], ...errors])].sort(
    (one, other) => one - other,
  );
  return statuses.map((status) => ({
    status,
    description: MEANINGS[status] ?? '',
    schema: errorSchema(status, status === 409 ? conflict : undefined),
  }));
}

/** The name of the common body of an error status. */
export function errorNameOf(status: number): string {
  return DETAILS[status]?.name ?? 'Error';
}

function errorSchema(status: number, conflict?: ErrorFields) {
  const fields = {
    message: text('A sentence for the customer.'),
    code: oneOf(ERROR_CODES, 'Stable, for programs.'),
  };
  if (conflict) return object<never>()({ ...fields, ...conflict }).schema;
  const named = object<never>(errorNameOf(status), 'Why a request was not done.');
  return named({ ...fields, ...DETAILS[status]?.fields }).schema;
}
