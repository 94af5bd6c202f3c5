import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { REFUSED, refusedForSixYears, Triggered } from '../../../platform/db/triggers.js';
import type { Address } from '../../../platform/values/address.js';
import type { Contact } from '../../../platform/values/contact.js';
import type { Company } from '../../settings/settings.entity.js';

export type LedgerKind = 'payment' | 'refund';

/** How money moved: `reversal` is a payment that did not hold. */
export type LedgerWay = 'card' | 'bankTransfer' | 'reversal';

/** One line as the document prints it; pence. */
export interface LedgerLine {
  readonly name: string;
  readonly description: string;
  readonly size: string;
  readonly quantity: number;
  readonly unitPence: number;
}

/** What a document prints of its order, as it was when the money moved. */
export interface LedgerContent {
  readonly orderNumber: string;
  readonly bookedAt: string;
  readonly customer: Contact;
  readonly billTo: Address;
  readonly collectFrom: Address;
  readonly deliverTo: Address;
  readonly destination: DestinationKey;
  readonly serviceName: string;
  /** Null when no card of ours is known for the payment. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** Left out by entries from before there was another way than the card. */
  readonly way?: LedgerWay;
  /** The day a bank transfer came in; null or left out for anything else. */
  readonly receivedOn?: string | null;
  /** Lines and sums stand on the order's first invoice only; later entries say what they are for in their description. */
  readonly lines: readonly LedgerLine[];
  readonly sums: {
    readonly itemsPence: number;
    readonly minimumTopUpPence: number;
    readonly servicePence: number;
    /** What a promotion took off, and its name; absent in documents from before there were any. */
    readonly promotionPence?: number;
    readonly promotionName?: string | null;
    readonly totalPence: number;
  } | null;
  /** Of a refund: its payment's; of an extra payment: the first; null on the first. */
  readonly invoiceNumber: string | null;
}

/**
 * Money that moved for certain, with the number and the content of its document. Written once; the database
 * refuses changes.
 */
@Entity({ tableName: 'ledger_entries' })
// A sample order never takes a number of the series, nor a real one a number of the samples.
@Check({
  name: 'ledger_entries_sample',
  expression: "(content->>'orderNumber' like 'SAMPLE-%') = (document_number like 'SAMPLE-%')",
})
@Indexed('ledger_entries_of_order', '(order_id, created_at)')
@Indexed('ledger_entries_of_payment', '(payment_intent)')
@Indexed('ledger_entries_sums', '(order_id) include (amount_pence)')
@Triggered('ledger_entries_counted', 'after insert', 'for each row execute function count_ledger_entry()')
@Triggered('ledger_entries_uncounted', 'before delete', 'for each row execute function count_ledger_entry()')
@Triggered('ledger_entries_append_only', 'before update or truncate', REFUSED)
// Retention removes them after six years, nobody earlier; of samples whoever removes those.
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
  /** Contained in the amount, with its sign. */
  @column.int({ default: 0, check: 'vat_pence * sign(amount_pence) between 0 and abs(amount_pence)' })
  vatPence: number;
  @column.text() paymentIntent: string;
  @column.text({ nullable: true }) refundId: string | null;
  /** Identifies a movement of money, so that none is written twice. */
  @column.text({ unique: true }) movement: string;
  @column.text({ unique: true }) documentNumber: string;
  /** As it was on the day of the invoice; a credit note has its invoice's. */
  @column.json() issuer: Company;
  @column.json() content: LedgerContent;
  @column.text() description: string;
  @column.moment() createdAt: Date;
}

/** Numbers without gaps, so no sequences: a row is locked until its entry is committed. */
@Entity({ tableName: 'document_series' })
export class DocumentSeries {
  @column.text({ primary: true }) kind: string;
  @column.text({ unique: true }) prefix: string;
  @column.int() lastNumber: number;
}
