import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { REFUSED, refusedForSixYears, Triggered } from '../../../platform/db/triggers.js';
import type { Address } from '../../../platform/values/address.js';
import type { Contact } from '../../../platform/values/contact.js';
import type { Company } from '../../settings/settings.entity.js';

export type LedgerKind = 'payment' | 'refund';

/** How money moved: `reversal` is a payment that the bank took back. */
export type LedgerWay = 'card' | 'bankTransfer' | 'reversal';

/** One line of the printed document; pence. */
export interface LedgerLine {
  readonly name: string;
  readonly description: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPence: number;
}

/** The printed facts of the order, as they were when the money moved. */
export interface LedgerContent {
  readonly orderNumber: string;
  readonly bookedAt: string;
  readonly customer: Contact;
  readonly billTo: Address;
  readonly collectFrom: Address;
  readonly deliverTo: Address;
  readonly destination: DestinationKey;
  readonly serviceName: string;
  /** Null when the payment's card is not known. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** Absent in entries from before bank transfers: they are by card. */
  readonly way?: LedgerWay;
  /** The day a bank transfer arrived; null or absent otherwise. */
  readonly receivedOn?: string | null;
  /** Lines and sums are on the order's first invoice only; the description of later entries says what they are for. */
  readonly lines: readonly LedgerLine[];
  readonly sums: {
    readonly itemsPence: number;
    readonly minimumTopUpPence: number;
    readonly servicePence: number;
    /** The discount of a promotion, and its name; absent in documents from before promotions. */
    readonly promotionPence?: number;
    readonly promotionName?: string | null;
    readonly totalPence: number;
  } | null;
  /** For a refund, the invoice of its payment; for an extra payment, the first invoice; null on the first. */
  readonly invoiceNumber: string | null;
}

/**
 * Money that has certainly moved, with the number and content of its document. Written once; the database refuses
 * changes.
 */
@Entity({ tableName: 'ledger_entries' })
// A sample order never takes a document number of the real series, nor a real order a sample number.
@Check({
  name: 'ledger_entries_sample',
  expression: "(content->>'orderNumber' like 'SAMPLE-%') = (document_number like 'SAMPLE-%')",
})
// Samples are in no month of the accounts.
@Check({
  name: 'ledger_entries_month',
  expression: "(month is null) = (document_number like 'SAMPLE-%')",
})
@Indexed('ledger_entries_of_order', '(order_id, created_at)')
@Indexed('ledger_entries_of_payment', '(payment_intent)')
@Indexed('ledger_entries_sums', '(order_id) include (amount_pence)')
@Indexed('ledger_entries_of_month', '(month, created_at, document_number) where month is not null')
@Triggered('ledger_entries_counted', 'after insert', 'for each row execute function count_ledger_entry()')
@Triggered('ledger_entries_uncounted', 'before delete', 'for each row execute function count_ledger_entry()')
@Triggered('ledger_entries_in_month', 'before insert', 'for each row execute function put_in_open_month()')
@Triggered('ledger_entries_append_only', 'before update or truncate', REFUSED)
// Retention deletes entries after six years, never earlier; entries of samples may be deleted at any time.
@Triggered(
  'ledger_entries_stays',
  'before delete',
  refusedForSixYears("old.document_number not like 'SAMPLE-%'"),
)
export class LedgerEntry {
  @column.id() id: string;
  @column.refersTo('orders') orderId: string;
  @column.refersTo('document_series') kind: LedgerKind;
  /** Negative for a refund. */
  @column.int({ check: "amount_pence <> 0 and (amount_pence > 0) = (kind = 'payment')" }) amountPence: number;
  /** VAT contained in the amount, with the same sign. */
  @column.int({ default: 0, check: 'vat_pence * sign(amount_pence) between 0 and abs(amount_pence)' })
  vatPence: number;
  @column.text() paymentIntent: string;
  @column.text({ nullable: true }) refundId: string | null;
  /** Identifies the movement of money, so that it is written only once. */
  @column.text({ unique: true }) movement: string;
  @column.text({ unique: true }) documentNumber: string;
  /** The company on the day of the invoice; a credit note has the issuer of its invoice. */
  @column.json() issuer: Company;
  @column.json() content: LedgerContent;
  @column.text() description: string;
  @column.moment() createdAt: Date;
  /** The first day of the month in whose accounts it is listed; set by the database. */
  @column.day({ nullable: true }) month: string | null;
}

/** Last number of each document series. Numbers have no gaps, so it is no sequence: the row is locked until commit. */
@Entity({ tableName: 'document_series' })
export class DocumentSeries {
  @column.text({ primary: true }) kind: string;
  @column.text({ unique: true }) prefix: string;
  @column.int() lastNumber: number;
}
