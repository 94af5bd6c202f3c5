import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import type { Context } from '../../../platform/http/context.js';
import type { OfferedDocument } from './document.service.js';
import { type DocumentKind } from './document-list.js';

const DocumentKinds = registerEnum<DocumentKind>('DocumentKind', 'Kind of a document.', {
  invoice: 'An invoice for a payment; numbered, and never changed.',
  creditNote: 'A credit note for a refund; numbered, and never changed.',
  packingList: 'Contents of each box.',
  inventory: 'Contents and value of each box, for customs.',
  labels: 'A label for each box, four on a page.',
  calendar: 'The collection day for calendars (iCalendar).',
});

@ObjectType({ description: 'A document of an order.' })
class OrderDocument {
  @Field(() => DocumentKinds, { description: 'Kind of document.' }) kind: DocumentKind;
  @Field({ description: 'Identifies the document in REST URLs.' }) name: string;
  @Field(() => String, {
    nullable: true,
    description: 'Number of an invoice or credit note; null for other documents.',
  })
  number: string | null;
  @Field({ description: 'The display name.' }) title: string;
  @Field({ description: 'The file name.' }) fileName: string;
  @Field({ description: 'Path on this server; downloads without a token for ten minutes.' }) url: string;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was issued; null for a document made from the current order.',
  })
  issuedAt: Date | null;
}

@Resolver()
export class DocumentResolver {
  @Query(() => [OrderDocument], { description: 'Documents of one of your orders; for staff, of any order.' })
  async orderDocuments(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<OrderDocument[]> {
    return (await services.documents.list(id)).map(toOrderDocument);
  }
}

function toOrderDocument({
  kind,
  name,
  number,
  title,
  fileName,
  url,
  issuedAt,
}: OfferedDocument): OrderDocument {
  return {
    kind,
    name,
    number,
    title,
    fileName,
    url,
    issuedAt: issuedAt === null ? null : new Date(issuedAt),
  };
}
