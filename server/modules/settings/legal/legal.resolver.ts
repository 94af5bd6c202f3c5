import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { LegalKind } from '../../../../rules/legal-documents.js';
import { readVersion } from '../../../platform/api/version.js';
import { CacheableQuery } from '../../../platform/cache/cacheable.js';
import type { Context } from '../../../platform/http/context.js';
import { Acceptance, EditedLegalDocument, LegalDocument, LegalKinds } from './legal.entity.js';
import { LegalDraftInput, LegalPublicationInput } from './legal.inputs.js';

@Resolver()
export class LegalResolver {
  @CacheableQuery()
  @Query(() => LegalDocument, { description: 'A document of the shop, in force now or an older version.' })
  legalDocument(
    @Ctx() { services }: Context,
    @Arg('kind', () => LegalKinds, { description: 'The document.' }) kind: LegalKind,
    @Arg('version', () => Int, { nullable: true, description: 'The version; the current one when left out.' })
    version: number | null,
  ): Promise<LegalDocument> {
    return services.legal.find(kind, readVersion(version));
  }

  @Query(() => [Acceptance], { description: 'The documents that you agreed to, newest first; at most 100.' })
  myAcceptances(@Ctx() { services }: Context): Promise<Acceptance[]> {
    return services.legal.mine();
  }

  @Query(() => [EditedLegalDocument], { description: 'Staff: every document, its draft and versions.' })
  adminLegalDocuments(@Ctx() { services }: Context): Promise<EditedLegalDocument[]> {
    return services.legal.list();
  }

  @Mutation(() => EditedLegalDocument, {
    description: 'Staff: saves a draft of the next version. Customers do not see it.',
  })
  adminSaveLegalDraft(
    @Ctx() { services }: Context,
    @Arg('input', () => LegalDraftInput, { description: 'The document, text and version.' })
    { kind, paragraphs, version }: LegalDraftInput,
  ): Promise<EditedLegalDocument> {
    return services.legal.saveDraft(kind, paragraphs, version);
  }

  @Mutation(() => EditedLegalDocument, {
    description: 'Staff: publishes the draft. It comes into force at once and can never be changed.',
  })
  adminPublishLegalDocument(
    @Ctx() { services }: Context,
    @Arg('input', () => LegalPublicationInput, { description: 'The document, version and note.' })
    input: LegalPublicationInput,
  ): Promise<EditedLegalDocument> {
    return services.legal.publish(input);
  }
}
