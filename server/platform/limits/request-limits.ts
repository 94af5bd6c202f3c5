import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isSecretGuestId, type Viewer } from '../auth/viewer.js';
import type { Log } from '../log/log.js';
import { clientKey } from './ip-prefix.js';
import type { CounterOptions } from './postgres-counter.store.js';
import { Tally } from './tally.js';

const CART_LATER = 'Too many new carts from your network. Log in, or try again later.';

/** Limits requests of a place, a customer or a guest; see MEMORY_LIMITS. Costs no request a statement. */
export class RequestLimits {
  readonly #requestsOfPlace: Tally;
  readonly #requestsOfCaller: Tally;
  readonly #changesOfPlace: Tally;
  readonly #changesOfCaller: Tally;
  readonly #checkoutsOfUser: Tally;
  readonly #paymentsOfPlace: Tally;
  readonly #guestCartsOfPlace: Tally;

  constructor(options: CounterOptions, log: Log) {
    this.#requestsOfPlace = new Tally('request-ip', options, log);
    this.#requestsOfCaller = new Tally('request-caller', options, log);
    this.#changesOfPlace = new Tally('change-ip', options, log);
    this.#changesOfCaller = new Tally('change-caller', options, log);
    this.#checkoutsOfUser = new Tally('checkout-user', options, log);
    this.#paymentsOfPlace = new Tally('payment-ip', options, log);
    this.#guestCartsOfPlace = new Tally('guest-cart-ip', options, log);
  }

  /** Refuses a request before its body is read when its place has used everything; counts nothing. */
  readonly turnAway: RequestHandler = (_request, _response, next) => {
    this.#requestsOfPlace.refuse(clientKey());
    next();
  };

  /** Counts a request of a place before anything is read or checked. */
  readonly countRequest: RequestHandler = (_request, _response, next) => {
    this.countPlace();
    next();
  };

  /** Counts a request that was refused before it was counted: parsing an invalid request costs work too. */
  readonly countRefused: ErrorRequestHandler = (fault, _request, _response, next) => {
    this.countPlace();
    next(fault);
  };

  /** Counts a request of a place. Throws TOO_MANY_ATTEMPTS. */
  countPlace(): void {
    this.#requestsOfPlace.count(clientKey());
  }

  /** Counts a request of the caller. Throws TOO_MANY_ATTEMPTS. */
  countCaller(viewer: Viewer): void {
    const caller = nameOf(viewer);
    if (caller) this.#requestsOfCaller.count(caller);
  }

  /** Counts a request that changes something. Throws TOO_MANY_ATTEMPTS. */
  countChange(viewer: Viewer): void {
    const caller = nameOf(viewer);
    if (caller) this.#changesOfCaller.count(caller);
    this.#changesOfPlace.count(clientKey());
  }

  /** Counts a checkout of a customer. Throws TOO_MANY_ATTEMPTS. */
  countCheckout(userId: string): void {
    this.#checkoutsOfUser.count(userId);
  }

  /** Counts a new payment. Throws TOO_MANY_ATTEMPTS. */
  countPayment(): void {
    this.#paymentsOfPlace.count(clientKey());
  }

  /** Counts a guest's first cart. */
  noteGuestCart(): void {
    this.#guestCartsOfPlace.note(clientKey());
  }

  /** Throws TOO_MANY_ATTEMPTS when a place has begun too many guests' carts; counts nothing. */
  refuseGuestCart(): void {
    this.#guestCartsOfPlace.refuse(clientKey(), CART_LATER);
  }
}

/** Key of the caller: each API key counts for itself. Null for a guest id that is no secret. */
function nameOf({ user, guestId }: Viewer): string | null {
  if (user) return user.apiKey?.id ?? user.id;
  return guestId && isSecretGuestId(guestId) ? guestId : null;
}
