/** The provider could not be asked, or did not say: network, time-out, wrong key, 429, 5xx. The outcome is unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The provider said no. `code` is Stripe's (https://docs.stripe.com/error-codes) or, lacking one, its type. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The provider has no such thing: a definite answer, which asking again does not change. */
export function isResourceMissing(error: unknown): boolean {
  return error instanceof GatewayRefused && error.code === 'resource_missing';
}

/** The event was rightly signed, but has no id, type or mode, or cannot be stored. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
}

/** The webhook was not signed with our secret, was altered, or is older than 300 s. */
export class InvalidWebhookSignature extends Error {
  override readonly name = 'InvalidWebhookSignature';
}
