import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isSecretGuestId, type Viewer } from '../auth/viewer.js';
import type { Log } from '../log/log.js';
import { clientKey } from './ip-prefix.js';
import type { CounterOptions } from './postgres-counter.store.js';
import { Tally } from './tally.js';

const CART_LATER = 'Too many new carts from your network. Log in, or try again later.';

/** How many requests a place, a customer or a guest may send; see TALLIED. Costs no request a statement. */
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

  /** Turns away whose place has used everything, before a body is read; counts nothing. */
  readonly turnAway: RequestHandler = (_request, _response, next) => {
    this.#requestsOfPlace.refuse(clientKey());
    next();
  };

  /** Counts a request of a place before anything is read or checked. */
  readonly countRequest: RequestHandler = (_request, _response, next) => {
    this.countPlace();
    next();
  };

  /** Counts a request that was refused before anybody counted it: to read what is no question costs work too. */
  readonly countRefused: ErrorRequestHandler = (fault, _request, _response, next) => {
    this.countPlace();
    next(fault);
  };

  /** Counts a request of a place. Throws TOO_MANY_ATTEMPTS. */
  countPlace(): void {
    this.#requestsOfPlace.count(clientKey());
  }

  /** Counts a request of whoever asks. Throws TOO_MANY_ATTEMPTS. */
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

  /** Counts a checkout that a customer asks for. Throws TOO_MANY_ATTEMPTS. */
  countCheckout(userId: string): void {
    this.#checkoutsOfUser.count(userId);
  }

  /** Counts a payment that is begun. Throws TOO_MANY_ATTEMPTS. */
  countPayment(): void {
    this.#paymentsOfPlace.count(clientKey());
  }

  /** Notes that a guest who had no cart has one now. */
  noteGuestCart(): void {
    this.#guestCartsOfPlace.note(clientKey());
  }

  /** Throws TOO_MANY_ATTEMPTS where too many guests' carts were begun for another; counts nothing. */
  refuseGuestCart(): void {
    this.#guestCartsOfPlace.refuse(clientKey(), CART_LATER);
  }
}

/** A guest id that is no secret names nobody. */
function nameOf({ user, guestId }: Viewer): string | null {
  if (user) return user.id;
  return guestId && isSecretGuestId(guestId) ? guestId : null;
}
