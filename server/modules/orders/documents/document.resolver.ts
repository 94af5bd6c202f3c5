import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import type { Context } from '../../../platform/http/context.js';
import type { OfferedDocument } from './document.service.js';
import { type DocumentKind } from './document-list.js';

const DocumentKinds = registerEnum<DocumentKind>('DocumentKind', 'What a document is.', {
  invoice: 'What was paid; numbered, and never changed.',
  creditNote: 'For a refund; numbered, and never changed.',
  packingList: 'Contents of each box.',
  inventory: 'Contents and value of each box, for customs.',
  labels: 'A label for each box, four on a page.',
  calendar: 'The day of collection, for calendars (iCalendar).',
});

@ObjectType({ description: 'A document of an order.' })
class OrderDocument {
  @Field(() => DocumentKinds, { description: 'What it is.' }) kind: DocumentKind;
  @Field({ description: 'Identifies it in REST URLs.' }) name: string;
  @Field(() => String, { nullable: true, description: 'Of an invoice or credit note; null for the others.' })
  number: string | null;
  @Field({ description: 'As people read it.' }) title: string;
  @Field({ description: 'Name of the file.' }) fileName: string;
  @Field({
    description: 'Path at this server from which it can be downloaded without a token, for ten minutes.',
  })
  url: string;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was issued; null for a document made from the current order.',
  })
  issuedAt: Date | null;
}

@Resolver()
export class DocumentResolver {
  @Query(() => [OrderDocument], {
    description: 'The documents of one of your orders; of any order for staff.',
  })
  async orderDocuments(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of an order you may see.' }) id: string,
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
