/** The provider was not reached or gave no answer: network, time-out, wrong key, 429, 5xx. The outcome is unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The provider refused. `code` is Stripe's (https://docs.stripe.com/error-codes) or, without one, the error's type. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether the provider does not know the id: a definite answer, which a repeat does not change. */
export function isResourceMissing(error: unknown): boolean {
  return error instanceof GatewayRefused && error.code === 'resource_missing';
}

/** The event's signature is valid, but it has no id, type or mode, or cannot be stored. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** The webhook's signature is not by our secret, its body was altered, or it is older than 300 s. */
export class InvalidWebhookSignature extends Error {
  override readonly name = 'InvalidWebhookSignature';
}
