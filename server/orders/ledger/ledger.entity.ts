import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { Company } from '../../settings/settings.entity.js';
import type { Address } from '../../shared/address.js';
import type { Contact } from '../../shared/contact.js';

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

/** Money that moved for certain, with the number and the content of its document. Written once; the database refuses changes. */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  orderId: string;

  @Property({ type: 'text' })
  kind: LedgerKind;

  /** Negative for a refund. */
  @Property({ type: 'integer' })
  amountPence: number;

  /** Contained in the amount, with its sign. */
  @Property({ type: 'integer', default: 0 })
  vatPence: number;

  @Property({ type: 'text' })
  paymentIntent: string;

  @Property({ type: 'text', nullable: true })
  refundId: string | null;

  /** Identifies a movement of money, so that none is written twice. */
  @Property({ type: 'text', unique: true })
  movement: string;

  @Property({ type: 'text', unique: true })
  documentNumber: string;

  /** As it was on the day of the invoice; a credit note has its invoice's. */
  @Property({ type: 'json' })
  issuer: Company;

  @Property({ type: 'json' })
  content: LedgerContent;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
