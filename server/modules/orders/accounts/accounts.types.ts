import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { pageOf } from '../../../platform/api/pagination.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { MoneyField } from '../../../platform/values/money.js';
import type { AccountsFile } from './accounts-export.service.js';
import type { AccountsKind, AccountsSum, HandoverKind } from './month-handover.entity.js';

const AccountsKinds = registerEnum<AccountsKind>('AccountsKind', 'Kind of a document in the accounts.', {
  cardPayment: 'An invoice that was paid by card.',
  transferPayment: 'An invoice that was paid by bank transfer.',
  cardRefund: 'A credit note for a refund to the card.',
  transferRefund: 'A credit note for a refund by bank transfer.',
  reversal: 'A credit note for a payment that the bank took back.',
});
export const AccountsFiles = registerEnum<AccountsFile>('AccountsFile', 'A file of a month.', {
  ledger: 'Every document as CSV.',
  xeroInvoices: "Sales invoices and credit notes, in the columns of Xero's import.",
  xeroBank: "Payments and refunds, in the columns of Xero's import of bank statements.",
  sage: 'Both, in the columns of the import of audit trail transactions of Sage 50.',
  documents: 'All invoices and credit notes as PDFs in ZIP archives of up to 1,000.',
});
const HandoverKinds = registerEnum<HandoverKind>('HandoverKind', 'What happened to a month.', {
  closed: 'It was handed over to the accountant and closed.',
  reopened: 'It was opened again.',
});

@ObjectType('AccountsSum', { description: 'Documents of one kind in a month.' })
export class AccountsSumView implements AccountsSum {
  @Field(() => AccountsKinds, { description: 'The kind.' }) kind: AccountsKind;
  @Field(() => Int, { description: 'Number of documents.' }) documents: number;
  @MoneyField('net', { description: 'Sum without VAT; negative for credit notes.' }) netPence: number;
  @MoneyField('vat', { description: 'Sum of the VAT.' }) vatPence: number;
  @MoneyField('gross', { description: 'Sum with VAT.' }) grossPence: number;
}

@ObjectType('MonthHandover', { description: 'That a month was closed or opened again.' })
class MonthHandoverView {
  @Field(() => HandoverKinds, { description: 'What happened.' }) kind: HandoverKind;
  @Field(() => Date, { description: 'When it happened.' }) at: string;
  @Field({ description: 'The name of whoever did it; empty when unknown.' }) by: string;
  @Field(() => String, { nullable: true, description: 'Why it was opened again; null for a closed month.' })
  reason: string | null;
  @Field(() => Int, { description: 'Number of documents in it at that moment.' }) documents: number;
  @MoneyField('net', { description: 'Their sum without VAT.' }) netPence: number;
  @MoneyField('vat', { description: 'Their VAT.' }) vatPence: number;
  @MoneyField('gross', { description: 'Their sum with VAT.' }) grossPence: number;
}

@ObjectType('AccountsMonth', { description: 'A month of the accounts.' })
export class AccountsMonthView {
  @Field(() => ID, { description: 'The month, YYYY-MM.' }) month: string;
  @Field(() => Boolean, { description: 'Whether it is closed: later documents are listed in a later month.' })
  isClosed: boolean;
  @Field(() => Boolean, {
    description: 'Whether it can be closed: it has ended, and all before it are closed.',
  })
  mayClose: boolean;
  @Field(() => Boolean, { description: 'Whether it is the last closed month, which can be opened again.' })
  mayReopen: boolean;
  @Field(() => [MonthHandoverView], { description: 'Each time it was closed or opened again, oldest first.' })
  handovers: MonthHandoverView[];
}

@ObjectType({ description: 'An invoice or credit note in the accounts, with its payment or refund.' })
class AccountsDocument {
  @Field(() => ID, { description: 'Number of the document.' }) number: string;
  @Field(() => CalendarDate, { description: 'Its date.' }) date: string;
  @Field(() => AccountsKinds, { description: 'Its kind.' }) kind: AccountsKind;
  @Field(() => ID, { description: 'Id of the order.' }) orderId: string;
  @Field({ description: 'Number of the order.' }) orderNumber: string;
  @Field(() => String, {
    nullable: true,
    description: 'The invoice that it corrects or is in addition to; null for the first of an order.',
  })
  invoiceNumber: string | null;
  @Field({ description: 'Name of the customer on the document.' }) customerName: string;
  @MoneyField('net', { description: 'The amount without VAT; negative for a credit note.' }) netPence: number;
  @MoneyField('vat', { description: 'The VAT.' }) vatPence: number;
  @MoneyField('gross', { description: 'The amount with VAT.' }) grossPence: number;
  @Field(() => Float, { description: 'The rate of VAT in per cent.' }) vatPercent: number;
  @Field({ description: 'The treatment for VAT: the rate, zero-rated, or no VAT.' }) vatTreatment: string;
  @Field({ description: 'How the money moved, such as Visa 4242.' }) method: string;
  @Field({ description: "The provider's id of the payment, or what staff wrote about a bank transfer." })
  reference: string;
  @Field(() => CalendarDate, { nullable: true, description: 'The day on which a bank transfer arrived.' })
  receivedOn: string | null;
  @Field(() => Boolean, {
    description: 'Whether the month of its date was closed before it was written, so that it is listed here.',
  })
  isLate: boolean;
}

@ObjectType({ description: 'A month of the accounts with its sums and one page of its documents.' })
export class AccountsPage extends pageOf(AccountsDocument, 'Documents, oldest first.') {
  @Field(() => [AccountsSumView], { description: 'The sums of each kind.' }) sums: AccountsSum[];
  @Field(() => Int, { description: 'Number of archives that hold all documents.' }) archives: number;
}
