import type Stripe from 'stripe';

/** The `error` object of an answer, as https://docs.stripe.com/api/errors lists it. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: Stripe.PaymentMethod;
}

/**
 * An answer that is an error. Thrown by an endpoint it undoes what the endpoint wrote; returned by one (a
 * declined card) it keeps it. `replayable` says whether the idempotency key remembers it: as at Stripe,
 * what fails before the endpoint's work begins (wrong parameters, key in use) may be sent again.
 */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';

  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
    readonly replayable: boolean,
  ) {
    super(body.message);
  }
}

/** 400 for a parameter that is missing, unknown or malformed. */
export function wrongParam(param: string, code: string | undefined, message: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, param, message }, false);
}

/** 400 for a well-formed request that cannot be met. */
export function refused(code: string | undefined, message: string, param?: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, param, message }, true);
}

/** 404 in Stripe's words: "No such payment_intent: 'pi_1'". */
export function missing(kind: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFailure(
    404,
    { type: 'invalid_request_error', code: 'resource_missing', param, message },
    true,
  );
}

/** 401 for a key that is absent, wrong, or may not do this. */
export function unauthorised(message: string, code?: string): StripeFailure {
  return new StripeFailure(401, { type: 'invalid_request_error', code, message }, false);
}

/** 402 for a card that was refused. */
export function cardError(error: Omit<StripeErrorBody, 'type'>): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...error }, true);
}

/** 500, before anything was done. */
export function apiError(message: string): StripeFailure {
  return new StripeFailure(500, { type: 'api_error', message }, false);
}
