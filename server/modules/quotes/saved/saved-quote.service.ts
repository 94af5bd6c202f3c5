import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { quoteEnd } from '../../../../rules/prices/quote-validity.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { hashSecret } from '../../../platform/auth/secret.js';
import { hashGuestId, isSecretGuestId, requireUser, type Viewer } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound, pricesChanged } from '../../../platform/errors/errors.js';
import type { SentFile } from '../../../platform/files/sent-file.js';
import { clientKey } from '../../../platform/limits/ip-prefix.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { readPricesOfToday } from '../../catalogue/product-price.store.js';
import { queueEmail } from '../../email/email.store.js';
import { sellerText } from '../../settings/seller-text.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { readEmail } from '../../users/read-email.js';
import { User } from '../../users/user.entity.js';
import { type CartOwner, readCart } from '../cart/cart.store.js';
import { EMPTY_CART, priceCart } from '../cart/cart-rules.js';
import type { LineSnapshot } from '../placed-line.js';
import { digestOf, freezeQuote, pricesOfLines, snapshotLines } from '../snapshot.js';
import { findOpenQuote, findQuote } from './find-quote.js';
import { quoteDocument, quoteDocumentWorkMs } from './quote-document.js';
import { readOutlook } from './quote-outlook.js';
import { quoteIdOf, quoteSecret, quoteUrl } from './quote-secret.js';
import { type QuoteToday, toQuoteToday } from './quote-today.js';
import { SavedQuote } from './saved-quote.entity.js';
import { readQuotes, readQuotesOf } from './saved-quote.store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Quotes that hold for 30 days, opened by the secret in their link. */
export class SavedQuoteService extends Service<
  Deps<'em' | 'env' | 'limits' | 'pdf' | 'pool' | 'store' | 'now'>
> {
  private readonly quotes = new DataLoader(
    async (ids: readonly string[]) => {
      const quotes = await readQuotesOf(this.deps.pool, { ids });
      return ids.map((id) => quotes.find((quote) => quote.id === id) ?? null);
    },
    { cache: false },
  );

  /** A quote by the id that another record holds; null when it was deleted. */
  find(id: string): Promise<SavedQuote | null> {
    return this.quotes.load(id);
  }

  /** The lines of a quote, which a list does not read. */
  async linesOf({ id, lines }: SavedQuote): Promise<LineSnapshot[]> {
    return lines ?? (await this.find(id))?.lines ?? [];
  }

  /**
   * Freezes the viewer's cart at the server's prices; the cart stays. The same cart within a day gives the same
   * quote. Throws BAD_INPUT for a cart that is empty, mixed or not sold there, PRICES_CHANGED when the page showed
   * another total, TOO_MANY_ATTEMPTS.
   */
  async save(expectedPence?: number | null): Promise<SavedQuote> {
    const { em, env, limits, now } = this.deps;
    const owner = ownerOf(this.viewer);
    await limits.spend('quote-save', owner.userId ?? clientKey());
    const savedId = await inTransaction(em, async (tx) => {
      const cart = owner.userId || owner.guestHash ? await readCart(tx, owner, now()) : null;
      const terms = await readTermsIn(tx);
      const priced = priceCart(cart ?? EMPTY_CART, terms);
      const lines = snapshotLines(priced);
      const shipment = freezeQuote(priced, terms);
      const { totalPence, fromCity, toCity } = shipment;
      if ((expectedPence ?? totalPence) !== totalPence) throw pricesChanged(totalPence);
      const digest = digestOf(lines, shipment);
      const saved = await tx.findOne(SavedQuote, {
        ...(owner.userId ? { userId: owner.userId } : { guestHash: owner.guestHash, userId: null }),
        ...{ digest, shipment: { fromCity, toCity }, orderId: null, deletedAt: null },
        createdAt: { $gt: new Date(now().getTime() - DAY_MS) },
      });
      if (saved) return saved.id;
      const id = randomUUID();
      tx.create(SavedQuote, {
        ...{ id, ...owner, digest, shipment, lines },
        secretHash: hashSecret(quoteSecret(id, env)),
        createdAt: now(),
        expiresAt: quoteEnd(now()),
        orderId: null,
        deletedAt: null,
        remindEmail: null,
      });
      return id;
    });
    return (await this.find(savedId))!;
  }

  /** The quote of a link, for any holder. Throws NOT_FOUND. */
  async open(secret: string): Promise<SavedQuote> {
    const id = quoteIdOf(secret, this.deps.env);
    const asked = { ids: id ? [id] : [], secretHash: hashSecret(secret) };
    const [quote] = await readQuotesOf(this.deps.pool, asked);
    if (!quote) throw notFound('Quote');
    return quote;
  }

  /**
   * The quote of a link as a PDF, until `signal` aborts because nobody waits for it. Throws NOT_FOUND,
   * TOO_MANY_ATTEMPTS, STORE_UNAVAILABLE.
   */
  async document(secret: string, signal: AbortSignal): Promise<SentFile> {
    const { em, env, limits, now, pdf, store } = this.deps;
    const read = em.fork();
    const quote = await findQuote(read, secret, env);
    const forWhom = this.viewer.user?.id ?? clientKey();
    await limits.spend('document', forWhom);
    const terms = await store.terms();
    const [{ name: storeName, phone: storePhone }, url] = [terms, quoteUrl(quote.id, env)];
    const outlook = await readOutlook(read, quote, terms);
    const seller = sellerText(terms, env.publicUrl);
    const build = () => quoteDocument({ quote, storeName, storePhone, url, outlook, seller, now: now() });
    const bytes = await pdf.make({ build, workMs: quoteDocumentWorkMs(quote), forWhom, signal });
    return { fileName: `quote-${quote.reference}.pdf`, type: 'application/pdf', bytes };
  }

  /** The customer's quotes, newest first. */
  async mine({ page, pageSize }: PageQuery): Promise<Page<SavedQuote>> {
    const { id: userId } = requireUser(this.viewer);
    const at = readPage(page, pageSize);
    const range = { now: this.deps.now(), limit: at.pageSize, offset: at.offset };
    const { quotes, total } = await readQuotes(this.deps.pool, { userId }, range);
    return toPage(quotes, total, at);
  }

  /** Today's price of the same shipment. */
  async today(quote: SavedQuote): Promise<QuoteToday> {
    const lines = await this.linesOf(quote);
    const { shipment } = quote;
    const frozen = { lines, shipment: { ...shipment, promotion: null } };
    const prices = await readPricesOfToday(this.deps.em.fork(), frozen);
    const offer = prices.terms.services.find(({ level }) => level === shipment.service);
    const { unitPence, sums } = pricesOfLines(frozen, prices);
    return toQuoteToday(lines, unitPence, { quote: sums, serviceName: offer?.name ?? shipment.serviceName });
  }

  /**
   * Sends the link. Any number of times to the account's own address; to any other once for each quote, a few times
   * for each address and place, so that nobody can use us to write to strangers. An account's unconfirmed address may
   * be a stranger's. False when it was sent there before. A visitor without an account may ask for a reminder at the
   * same address. Throws NOT_FOUND, BAD_INPUT, CONFLICT when booked or expired, TOO_MANY_ATTEMPTS.
   */
  async email(secret: string, email: string, remindMe = false): Promise<boolean> {
    const { em, env, limits, now } = this.deps;
    const { user } = this.viewer;
    const recipient = readEmail(email);
    const quote = await findOpenQuote(em, secret, { key: env, now: now() });
    const isOwn = user !== null && recipient === user.email;
    if (isOwn) await limits.spend('quote-email-own', user.id);
    if (!isOwn || !(await this.hasProvedAddress(user.id))) {
      await limits.spend('quote-email-place', clientKey());
      await limits.spend('quote-email-address', recipient);
    }
    return inTransaction(em, async (tx) => {
      // A quote has one address to remind: the first one stays, and no other is promised a reminder.
      const free = { id: quote.id, $or: [{ remindEmail: null }, { remindEmail: recipient }] };
      const isReminded =
        remindMe && !user && (await tx.nativeUpdate(SavedQuote, free, { remindEmail: recipient })) > 0;
      return queueEmail(tx, {
        kind: 'quote',
        dedupeKey: `quote:${quote.id}:${isOwn ? randomUUID() : recipient}`,
        recipient,
        ...(user ? { userId: user.id } : {}),
        data: { quoteId: quote.id, isOwn, ...(isReminded && { isReminded }) },
        now: now(),
      });
    });
  }

  private async hasProvedAddress(id: string): Promise<boolean> {
    const proved = await this.deps.em.fork().count(User, { id, emailVerifiedAt: { $ne: null } });
    return proved > 0;
  }

  /** Deletes a quote of the customer: its link stops working. Throws NOT_FOUND. */
  async remove(id: string): Promise<string> {
    const user = requireUser(this.viewer);
    const removed = isUuid(id)
      ? await this.deps.em.nativeUpdate(
          SavedQuote,
          { id, userId: user.id, deletedAt: null },
          { deletedAt: this.deps.now() },
        )
      : 0;
    if (removed === 0) throw notFound('Quote');
    return id;
  }
}

/** The owner of the viewer's cart. */
export function ownerOf({ user, guestId }: Viewer): CartOwner {
  if (user) return { userId: user.id, guestHash: null };
  return { userId: null, guestHash: guestId && isSecretGuestId(guestId) ? hashGuestId(guestId) : null };
}
