import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { daysAfter, todayInLondon } from '../../../../rules/calendar-date.js';
import { dueByTransfer, toReturn } from '../../../../rules/orders/bank-transfer.js';
import { contentDigest, refuseOtherContent } from '../../../platform/api/idempotency-key.js';
import { type Page, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireText } from '../../../platform/api/read-text.js';
import { requirePermission } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { inPounds } from '../../../platform/values/format.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { quoteSecret } from '../../quotes/saved/quote-secret.js';
import { SavedQuote } from '../../quotes/saved/saved-quote.entity.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { readEmail } from '../../users/read-email.js';
import { readAmount, readNote, readReceivedOn } from '../admin-payments/payment-input.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { openCheckout } from '../open-checkout.js';
import { asRefusal } from '../payments/provider-refusal.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { lockCheckout } from '../settlement/settle-payment.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';
import { placeByTransfer } from './place-by-transfer.js';
import { Transfer, TransferBookingRecord } from './transfer.entity.js';
import type { TransferBookingInput, TransferFilter, TransferInput } from './transfer.inputs.js';
import { readBooking, readBookingOfQuote, readBookings, type StoredBooking } from './transfer.store.js';
import { customerFor } from './transfer-customer.js';
import { queueTransferEmail } from './transfer-email.js';

/** Bookings that customers pay by bank transfer. Every method throws UNAUTHENTICATED or FORBIDDEN for others than staff. */
export class TransferService extends Service<PaymentDeps & Deps<'env' | 'reads'>> {
  /** One page of bookings. Throws BAD_INPUT. */
  async list({ page, pageSize, state }: TransferFilter): Promise<Page<StoredBooking>> {
    requirePermission(this.viewer, 'orders', 'money');
    const at = readPage(page, pageSize);
    const range = { limit: at.pageSize, offset: at.offset };
    const { bookings, total } = await readBookings(this.deps.reads, state, range);
    return toPage(bookings, total, at);
  }

  /** The latest booking of a quote; null without one. */
  async ofQuote(quoteId: string): Promise<StoredBooking | null> {
    requirePermission(this.viewer, 'orders', 'money');
    return (await readBookingOfQuote(this.deps.em.fork(), quoteId)) ?? null;
  }

  /**
   * Books a quote for its customer, who gets the bank details by email; an unknown customer gets an account and an
   * invitation. The same id again is the same booking. Throws BAD_INPUT, NOT_FOUND; CONFLICT without bank details in the
   * settings, for a quote that is booked, has expired or waits for a transfer already, and for an address whose account
   * has not proved it.
   */
  async book(quoteId: string, input: TransferBookingInput): Promise<void> {
    const { id: staffId } = requirePermission(this.viewer, 'orders');
    addRequestFacts({ money: 'notCharged' });
    await this.deps.limits.spend('message', staffId);
    const { em, env } = this.deps;
    const now = this.deps.now();
    const name = requireText('name', input.name, 200, 'Name is required');
    const caller = { name, email: readEmail(input.email), phone: input.phone };
    await inTransaction(em, async (tx) => {
      const quote = await lockQuote(tx, quoteId);
      if (await tx.findOne(TransferBookingRecord, { id: input.id })) return;
      if (!(await readTermsIn(tx)).bankDetails)
        throw conflict('Enter the bank details in the settings first: the customer pays to them.');
      const userId = quote.userId ?? (await customerFor(tx, caller, now));
      const checkout = await openCheckout(
        tx,
        userId,
        {
          ...{ contactName: name, contactEmail: caller.email, contactPhone: caller.phone },
          ...{ collectionAddress: input.collectionAddress, deliveryAddress: input.deliveryAddress },
          ...{ billingAddress: input.collectionAddress, collectionDate: input.collectionDate ?? null },
          ...{ agreesDateLater: !input.collectionDate, quote: quoteSecret(quote.id, env) },
          ...{ expectedTotal: quote.shipment.totalPence, idempotencyKey: `transfer:${input.id}` },
        },
        { streetMayFollow: true, dayIsAsked: true },
        { key: env, now },
      );
      const { id: checkoutId } = checkout;
      if (await tx.findOne(TransferBookingRecord, { checkoutId })) throw conflict(WAITS);
      quote.userId = userId;
      const dueOn = daysAfter(todayInLondon(now), input.days);
      const booking = { id: input.id, checkoutId, dueOn, madeBy: staffId, createdAt: now };
      tx.create(TransferBookingRecord, booking);
      await tx.flush();
      await queueTransferEmail(tx, { ...booking, recipient: caller.email, userId }, 'asked', now);
      await this.note(tx, quote, { booked: 'by bank transfer', due_on: dueOn });
    });
  }

  /**
   * Records a transfer that arrived, or that staff sent back. The order is created once the whole sum has arrived, also
   * after the last day; until then the customer hears by email what is due. The same id again is the same transfer.
   * Throws BAD_INPUT, NOT_FOUND, FACTOR_NEEDED; CONFLICT for the id of another transfer.
   */
  async record(bookingId: string, input: TransferInput): Promise<StoredBooking> {
    const { id: actorId } = this.requireProof('money');
    addRequestFacts({ money: 'perhapsDone' });
    await this.deps.limits.spend('staff-money', actorId);
    const now = this.deps.now();
    const amount = readAmount(input.amount);
    const digest = contentDigest(bookingId, input);
    const transfer = {
      ...{ id: input.id, bookingId, amountPence: input.isReturn ? -amount : amount, digest, actorId },
      ...{ movedOn: readReceivedOn(input.movedOn, now), note: readNote('note', input.note), createdAt: now },
    };
    await inTransaction(this.deps.em, async (tx) => {
      const { checkout, booking } = await this.lock(tx, bookingId);
      const before = await tx.findOne(Transfer, { id: input.id });
      if (before) return refuseOtherContent(before.digest, digest);
      if (input.isReturn && amount > toReturn(booking)) throw tooMuch(booking);
      const recorded = tx.create(Transfer, transfer);
      await tx.flush();
      const quote = { id: booking.quoteId, reference: booking.reference };
      await this.note(tx, quote, { transfer_pence: transfer.amountPence });
      const after = Object.assign(booking, { heldPence: booking.heldPence + transfer.amountPence });
      const mayPlace = checkout.status === 'awaiting_payment' || checkout.status === 'expired';
      if (mayPlace && after.heldPence >= after.totalPence)
        return placeByTransfer(tx, after, checkout, recorded);
      if (dueByTransfer(after) === 0) return;
      const { userId, contact } = checkout;
      await queueTransferEmail(
        tx,
        { id: bookingId, recipient: contact.email, userId },
        `part:${input.id}`,
        now,
      );
    });
    return (await readBooking(this.deps.em.fork(), bookingId))!;
  }

  /**
   * Cancels a waiting booking; money that it holds is then to be sent back. Throws NOT_FOUND, PAYMENT_UNAVAILABLE;
   * CONFLICT once it is paid.
   */
  async cancel(bookingId: string): Promise<StoredBooking> {
    requirePermission(this.viewer, 'orders', 'money');
    const { em, log } = this.deps;
    const now = this.deps.now();
    const booking = isUuid(bookingId) ? await readBooking(em.fork(), bookingId) : undefined;
    if (!booking) throw notFound('Booking');
    const isClosed = await withdrawCheckout(this.deps, booking.checkoutId, 'cancelled').catch((error) => {
      throw asRefusal(log, error);
    });
    if (!isClosed) throw conflict('The customer has just paid this booking');
    await inTransaction(em, async (tx) => {
      const { checkout } = await this.lock(tx, bookingId);
      const { userId, contact } = checkout;
      await queueTransferEmail(tx, { id: bookingId, recipient: contact.email, userId }, 'ended', now);
      await this.note(tx, { id: booking.quoteId, reference: booking.reference }, { booking: 'cancelled' });
    });
    return (await readBooking(em.fork(), bookingId))!;
  }

  /** A booking, read under the lock of its checkout. Throws NOT_FOUND. */
  private async lock(
    tx: EntityManager,
    id: string,
  ): Promise<{ checkout: CheckoutRecord; booking: StoredBooking }> {
    const found = isUuid(id) ? await readBooking(tx, id) : undefined;
    const checkout = found && (await lockCheckout(tx, found.checkoutId));
    if (!checkout) throw notFound('Booking');
    return { checkout, booking: (await readBooking(tx, id))! };
  }

  private async note(
    tx: EntityManager,
    { id, reference }: Pick<SavedQuote, 'id' | 'reference'>,
    what: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    await writeAuditEntry(tx, { entity: 'quote', entityId: id, label: reference, what });
  }
}

const WAITS = 'This quote is already booked and waits for its bank transfer.';

function tooMuch(booking: StoredBooking) {
  const most = toReturn(booking);
  return wrongField(
    'amount',
    most > 0
      ? `You can send back at most ${inPounds(most)}`
      : 'Nothing is to be sent back. Cancel the booking first.',
  );
}

async function lockQuote(tx: EntityManager, id: string): Promise<SavedQuote> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const quote = isUuid(id) ? await tx.findOne(SavedQuote, { id, deletedAt: null }, lock) : null;
  if (!quote) throw notFound('Quote');
  return quote;
}
