/** Everything that can be refused. Codes are stable; messages are fit for a customer. */

import { FILE_TOO_LARGE, WRONG_KIND_OF_FILE } from '../../../rules/files/file-limits.js';
import type {
  ErrorCode,
  FactorWay,
  FieldError,
  NoDetails,
  RefundOutdated,
  RefusalDetails,
  TermsOutdated,
  VersionConflict,
  VersionedThing,
  VersionedThings,
} from '../../../rules/refusals.js';

/** A code with its own details, which may be omitted where they can be empty. */
type Refused = {
  readonly [Code in ErrorCode]: readonly [
    code: Code,
    status: number,
    message: string,
    ...details: NoDetails extends RefusalDetails[Code]
      ? [details?: RefusalDetails[Code]]
      : [details: RefusalDetails[Code]],
  ];
}[ErrorCode];

/** A refusal that the caller is meant to see. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: RefusalDetails[ErrorCode];
  /** Whole seconds after which to try again, where the details say so. */
  readonly retryAfter: number | undefined;
  /** GraphQL reads the code and the HTTP status of an error from here. */
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(...[code, status, message, details = {}]: Refused) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
    this.retryAfter = 'retryAfter' in details ? details.retryAfter : undefined;
    const headers = new Map(this.retryAfter ? [['retry-after', String(this.retryAfter)]] : []);
    this.extensions = { code, ...details, http: { status, headers } };
  }
}

/** Details of a refusal with this code; null for any other fault. */
export function detailsOf<Code extends ErrorCode>(fault: unknown, code: Code): RefusalDetails[Code] | null {
  return fault instanceof AppError && fault.code === code ? (fault.details as RefusalDetails[Code]) : null;
}

export const badInput = (message: string, fields: readonly FieldError[] = []) =>
  new AppError('BAD_INPUT', 400, message, fields.length > 0 ? { fields } : {});

/** Refuses a body in an unknown form, or in none at all. */
export const unreadableRequest = () => badInput('The request could not be read');

export const wrongField = (field: string, message: string) => badInput(message, [{ field, message }]);

/** A status that moves backwards, skips a step or undoes a cancellation needs a reason from staff. */
export const reasonNeeded = (why = 'this status goes back, skips a step or undoes a cancellation') => {
  const message = `Enter a reason: ${why}`;
  return new AppError('REASON_NEEDED', 400, message, { fields: [{ field: 'reason', message }] });
};

export const unauthenticated = (message = 'Not authorized, please log in') =>
  new AppError('UNAUTHENTICATED', 401, message);

export const tokenExpired = () => new AppError('TOKEN_EXPIRED', 401, 'Token expired');

export const forbidden = (message = "You don't have permission to access this page.") =>
  new AppError('FORBIDDEN', 403, message);

/**
 * A second factor has to be proved in one of these ways; without any, to be set up. A sign-in has a challenge, and is
 * completed with that.
 */
export const factorNeeded = (ways: readonly FactorWay[], challenge?: string) => {
  const status = challenge ? 401 : 403;
  const message =
    ways.length > 0
      ? 'Enter a code from your authenticator app.'
      : 'Set up login codes in Security Settings first.';
  return new AppError('FACTOR_NEEDED', status, message, { ways, ...(challenge && { challenge }) });
};

export const notFound = (thing: string) => new AppError('NOT_FOUND', 404, `${thing} not found`);

export const conflict = (message: string) => new AppError('CONFLICT', 409, message);

const THING_NAMES: Readonly<Record<VersionedThing, string>> = {
  order: 'order',
  balance: 'order',
  user: 'user',
  product: 'product',
  category: 'category',
  synonym: 'synonym',
  price: 'price',
  guide: 'destination',
  promotion: 'promotion',
  webhook: 'webhook',
  document: 'document',
  settings: 'page of settings',
  box: 'box',
  payment: 'payment',
};

/** An optimistic lock failed; `current` is the thing's current version. */
export const versionConflict = (changed: VersionConflict) =>
  new AppError('CONFLICT', 409, `Someone else changed this ${THING_NAMES[changed.thing]}`, changed);

export const pricesChanged = (newTotalPence: number) =>
  new AppError('PRICES_CHANGED', 409, 'Prices have changed', { newTotal: newTotalPence });

export const CHANGE_OUTDATED_MESSAGE = 'This has changed since you looked. Check the details again.';

/** Staff were shown another refund than cancelling the order would cause now; nothing was done. */
export const refundOutdated = (preview: RefundOutdated['preview']) =>
  new AppError('CONFLICT', 409, CHANGE_OUTDATED_MESSAGE, { preview });

/** The payments of an order have changed since they were shown; `current` is the balance now, and nothing was done. */
export const balanceOutdated = (current: VersionedThings['balance']) =>
  new AppError('CONFLICT', 409, 'The payments of this order have changed. Check the new amounts.', {
    thing: 'balance',
    current,
  });

/** A customer agreed to a version that is no longer in force; nothing was done. */
export const termsOutdated = (current: TermsOutdated['current']) =>
  new AppError('CONFLICT', 409, 'Our terms have changed. Read the new version and agree to it.', {
    thing: 'terms',
    current,
  });

/** No provider knows the payment of a sample order, and its documents are in no series; nothing was done. */
export const sampleMoney = () =>
  conflict(
    'This is a sample order: no money was ever paid for it, so none can be moved. Book an order of your own in the shop to try this.',
  );

/** The customer's bank may reverse the same payment; nothing was done. */
export const paymentDisputed = () =>
  new AppError(
    'PAYMENT_DISPUTED',
    409,
    "The customer's bank disputes this payment and decides who gets the money. If you refund it as well, you may pay twice.",
  );

/** GraphQL only: the hash belongs to no text that this process knows; Apollo's clients then send the text. */
export const unknownOperation = () =>
  new AppError('PERSISTED_QUERY_NOT_FOUND', 200, 'PersistedQueryNotFound');

export const paymentNotCompleted = () =>
  new AppError('PAYMENT_NOT_COMPLETED', 409, 'Payment has not been completed');

export const paymentUnavailable = () =>
  new AppError('PAYMENT_UNAVAILABLE', 503, 'Payment service is unavailable. Please try again.', {
    retryAfter: 5,
  });

/** The server is overloaded or stopping, or the database is away. `retryAfter` is in whole seconds. */
export const serviceUnavailable = (
  message = "We can't answer right now. Please try again in a moment.",
  retryAfter = 2,
) => new AppError('SERVICE_UNAVAILABLE', 503, message, { retryAfter });

/** Both of the specification's sentences for an image of more than 2 MB. */
export const imageTooLarge = () =>
  new AppError(
    'TOO_LARGE',
    413,
    'File too large: Image size should be less than 2MB. Please compress your image or choose a smaller file.',
  );

export const tooManyPixels = (most: number) =>
  new AppError(
    'TOO_LARGE',
    413,
    `File too large: This image has more than ${most / 1_000_000} megapixels. Choose one with fewer pixels.`,
  );

/** Refuses a visitor's PNG or WebP that would take too much memory. */
export const imageTooHeavy = () =>
  new AppError(
    'TOO_LARGE',
    413,
    'File too large: This image has too many pixels. Save it as a JPEG, or choose one with fewer pixels.',
  );

export const notAnImage = () => new AppError('NOT_AN_IMAGE', 415, 'Please select a valid image file');

/** Refusals of an attachment: a PDF or an image. */
export const fileTooLarge = () => new AppError('TOO_LARGE', 413, FILE_TOO_LARGE);
export const wrongKindOfFile = () => new AppError('NOT_AN_IMAGE', 415, WRONG_KIND_OF_FILE);

export const picturesUnavailable = () =>
  new AppError('STORE_UNAVAILABLE', 503, "We can't load images right now. Please try again.", {
    retryAfter: 5,
  });

export const documentsUnavailable = () =>
  new AppError('STORE_UNAVAILABLE', 503, "We can't make documents right now. Please try again.", {
    retryAfter: 5,
  });

/** `retryAfter` is in whole seconds. GraphQL responses carry it as a header too, as REST responses do. */
export const tooManyAttempts = (retryAfter: number, words = 'Too many attempts. Please try again later.') =>
  new AppError('TOO_MANY_ATTEMPTS', 429, words, { retryAfter });
