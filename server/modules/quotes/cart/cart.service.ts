import { CheckConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import { DEFAULT_DESTINATION, type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import { latestCutOffHour } from '../../../../rules/orders/area-cut-offs.js';
import { LINE_QUANTITY } from '../../../../rules/prices/quote.js';
import { hashGuestId, isSecretGuestId, issueGuestId, requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/errors.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { findPromotionByCode } from '../../catalogue/promotions/promotion.store.js';
import { refusalText } from '../../catalogue/promotions/promotion-texts.js';
import type { StoreTerms } from '../../settings/store-terms.js';
import { QUANTITY_MESSAGE } from './cart.inputs.js';
import {
  type CartOwner,
  type FirstCart,
  type LineChange,
  lineKeyOf,
  lockCart,
  putLines,
  readCart,
  type ShipmentChange,
  type WrittenCart,
} from './cart.store.js';
import {
  moveLines,
  readListedName,
  removeAllLines,
  removeLine,
  removeLines,
  setLineQuantity,
  writeCartPromotion,
} from './cart-lines.store.js';
import {
  type CartCheck,
  checkChanges,
  checkCode,
  checkSize,
  EMPTY_CART,
  type PricedCart,
  priceCart,
} from './cart-rules.js';
import { mergeGuestCart } from './merge-carts.js';

export interface CartAnswer {
  readonly cart: PricedCart;
  /** The guest id for the caller to store, when the server has issued one. */
  readonly issuedGuestId: string | null;
}

/** Changes a cart in its transaction, and returns the cart afterwards. */
type CartWork = (
  tx: EntityManager,
  owner: CartOwner,
  first: FirstCart,
) => Promise<Pick<WrittenCart, 'cart' | 'isNew'>>;

export interface MergedCart extends CartAnswer {
  readonly mergedLines: number;
}

/** A cart outside of a request has no guests to merge or to count. */
type CartDeps = Deps<'em' | 'store' | 'limits' | 'now'> & Partial<Deps<'onGuestMerge' | 'requestLimits'>>;

/** The viewer's cart: a customer's own, else the one the guest secret opens. */
export class CartService extends Service<CartDeps> {
  /** The current cart; empty for a viewer who has put nothing in yet. */
  async read(): Promise<CartAnswer> {
    const { owner, issuedGuestId } = this.owner();
    const terms = await this.deps.store.terms();
    return { cart: await this.priced(this.deps.em, owner, terms), issuedGuestId };
  }

  /** Sets quantities and choices about the shipment, all or nothing. Throws BAD_INPUT or NOT_FOUND. */
  change(changes: readonly LineChange[], shipment: ShipmentChange = {}): Promise<CartAnswer> {
    return this.write(changes, shipment, false);
  }

  /** Adds a line to the cart; the given destination becomes the cart's for later lines. */
  add(line: LineChange, destination?: DestinationKey): Promise<CartAnswer> {
    if (line.quantity < LINE_QUANTITY.min) throw wrongField('quantity', QUANTITY_MESSAGE);
    return this.write([line], destination ? { destination } : {}, true);
  }

  /**
   * Adds lines beside the present ones, as a merge does: everything moves to the given destination, and of the same
   * item the larger quantity stays. Products that are not sold there are omitted. Throws BAD_INPUT.
   */
  async bring(
    lines: readonly LineChange[],
    shipment: ShipmentChange & { readonly destination: DestinationKey },
  ): Promise<PricedCart> {
    checkChanges(lines);
    const work: CartWork = async (tx, owner, first) => {
      const { id, destination, isNew } = await lockCart(tx, owner, shipment, first);
      await moveLines(tx, id, destination);
      return { ...(await putLines(tx, owner, lines, { onSame: 'keepLarger', first })), isNew };
    };
    return (await this.inCart(work, checkSize)).cart;
  }

  /** Sets the quantity of a product in the cart; 0 removes it. Throws BAD_INPUT, or NOT_FOUND when it is not there. */
  setQuantity(productId: string, quantity: number): Promise<CartAnswer> {
    const change = { productId, customBox: null, quantity };
    checkChanges([change]);
    if (quantity === 0) return this.removeProduct(productId, null);
    return this.inLockedCart(async (tx, cart) => {
      if (!(await setLineQuantity(tx, cart, lineKeyOf(change), quantity))) throw notFound('Item');
    }, checkSize);
  }

  /** Removes one line by its key; nothing happens when it is gone already. */
  remove(key: string): Promise<CartAnswer> {
    if (!isUuid(key)) throw notFound('Item');
    return this.inLockedCart((tx, cart) => removeLine(tx, cart.id, key));
  }

  /** Removes a product to one destination, or to all. */
  removeProduct(productId: string, destination: DestinationKey | null): Promise<CartAnswer> {
    if (!isUuid(productId)) throw notFound('Product');
    const lineKey = lineKeyOf({ productId, customBox: null });
    return this.inLockedCart((tx, cart) => removeLines(tx, cart.id, [lineKey], destination));
  }

  /** Empties the cart; destination and cities stay. */
  clear(): Promise<CartAnswer> {
    return this.inLockedCart((tx, cart) => removeAllLines(tx, cart.id));
  }

  /**
   * Applies a promotion code to the cart, in place of the former one. Throws BAD_INPUT with the reason when it would
   * take nothing off, changing nothing; TOO_MANY_ATTEMPTS.
   */
  async applyPromotion(code: string): Promise<CartAnswer> {
    await this.deps.limits.spend('promotion-code', this.viewer.user?.id ?? clientKey());
    const id = await findPromotionByCode(this.deps.em, code);
    if (!id) throw wrongField('code', refusalText('unknown'));
    return this.inLockedCart((tx, cart) => writeCartPromotion(tx, cart.id, id), checkCode);
  }

  /** Removes the promotion code from the cart. */
  removePromotion(): Promise<CartAnswer> {
    return this.inLockedCart((tx, cart) => writeCartPromotion(tx, cart.id, null));
  }

  /** Merges the guest's cart into the customer's, once: see {@link mergeGuestCart}. Throws BAD_INPUT for too much. */
  async merge(): Promise<MergedCart> {
    const user = requireUser(this.viewer);
    const owner = { userId: user.id, guestHash: null };
    const { guestId } = this.viewer;
    const guestHash = guestId && isSecretGuestId(guestId) ? hashGuestId(guestId) : null;
    const terms = await this.deps.store.terms();
    return inTransaction(this.deps.em, async (tx) => {
      const mergedLines = guestHash ? await mergeGuestCart(tx, owner, guestHash, this.deps.now()) : 0;
      if (guestHash) await this.deps.onGuestMerge?.(tx, user.id, guestHash);
      const cart = await this.priced(tx, owner, terms);
      if (mergedLines > 0) checkSize(cart);
      return { cart, issuedGuestId: null, mergedLines };
    });
  }

  private async write(
    changes: readonly LineChange[],
    shipment: ShipmentChange,
    adds: boolean,
  ): Promise<CartAnswer> {
    checkChanges(changes);
    if (shipment.collectionDate) {
      const cutOffHour = latestCutOffHour(await this.deps.store.terms());
      const refusal = checkCollectionDate(shipment.collectionDate, this.deps.now(), cutOffHour);
      if (refusal) throw wrongField('collectionDate', refusal);
    }
    const kept = changes.filter((change) => change.quantity > 0);
    const removed = changes.filter((change) => change.quantity === 0).map(lineKeyOf);
    const isPut = removed.length === 0 && (adds || !shipment.destination);
    const work: CartWork = async (tx, owner, first) => {
      const locked = isPut ? null : await lockCart(tx, owner, shipment, first);
      if (locked && shipment.destination) await moveLines(tx, locked.id, shipment.destination);
      if (locked && removed.length > 0) await removeLines(tx, locked.id, removed, locked.destination);
      const put = await putLines(tx, owner, kept, { onSame: adds ? 'add' : 'set', shipment, first });
      const refused = kept.find((change) => !put.writtenKeys.includes(lineKeyOf(change)));
      if (refused) throw await whyRefused(tx, refused, put.cart.destination);
      return { cart: put.cart, isNew: locked?.isNew ?? put.isNew };
    };
    const mayGrow = kept.length > 0 || Boolean(shipment.destination);
    return this.inCart(work, mayGrow ? checkSize : undefined);
  }

  private inLockedCart(
    work: (tx: EntityManager, cart: { id: string; destination: DestinationKey }) => Promise<void>,
    check?: CartCheck,
  ): Promise<CartAnswer> {
    return this.inCart(async (tx, owner, first) => {
      const { isNew, ...cart } = await lockCart(tx, owner, {}, first);
      await work(tx, cart);
      return { cart: (await readCart(tx, owner, first.now))!, isNew };
    }, check);
  }

  /** Reads the terms before the transaction: inside, they would take a second connection. */
  private async inCart(work: CartWork, check?: CartCheck): Promise<CartAnswer> {
    const { owner, issuedGuestId } = this.owner();
    const first = { destination: DEFAULT_DESTINATION, now: this.deps.now() };
    const terms = await this.deps.store.terms();
    let isNewGuest = false;
    try {
      const cart = await inTransaction(this.deps.em, async (tx) => {
        const changed = await work(tx, owner, first);
        isNewGuest = changed.isNew && owner.guestHash !== null;
        if (isNewGuest) this.deps.requestLimits?.refuseGuestCart();
        const priced = priceCart(changed.cart, terms);
        check?.(priced);
        return priced;
      });
      if (isNewGuest) this.deps.requestLimits?.noteGuestCart();
      return { cart, issuedGuestId };
    } catch (error) {
      if (error instanceof CheckConstraintViolationException) throw wrongField('quantity', QUANTITY_MESSAGE);
      throw error;
    }
  }

  private async priced(em: EntityManager, owner: CartOwner, terms: StoreTerms): Promise<PricedCart> {
    return priceCart((await readCart(em, owner, this.deps.now())) ?? EMPTY_CART, terms);
  }

  private owner(): { owner: CartOwner; issuedGuestId: string | null } {
    const { user, guestId } = this.viewer;
    if (user) return { owner: { userId: user.id, guestHash: null }, issuedGuestId: null };
    const isKnown = guestId !== null && isSecretGuestId(guestId);
    const secret = isKnown ? guestId : issueGuestId(this.deps.now());
    return {
      owner: { userId: null, guestHash: hashGuestId(secret) },
      issuedGuestId: isKnown ? null : secret,
    };
  }
}

async function whyRefused(tx: EntityManager, { productId }: LineChange, destination: DestinationKey) {
  const name = await readListedName(tx, productId);
  if (name === undefined) return notFound('Product');
  return badInput(`${name}: Not available to ${destinationName(destination)} yet`);
}
