import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import type { CsvFile } from './newsletter-export.service.js';

const INCOMPLETE = { message: 'This link is incomplete. Open the link in the email again.' };

@ArgsType()
class NewsletterLinkInput {
  @Field({ description: 'The token in the link.' })
  @MaxLength(1000, INCOMPLETE)
  token: string;
}

@ObjectType({ description: 'The confirmed newsletter consents as a file.' })
class NewsletterExport {
  @Field({ description: 'The file name.' }) fileName: string;
  @Field({ description: 'The file as comma-separated values.' }) csv: string;
}

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description: 'Confirms the newsletter subscription with the link sent by email. A repeat is harmless.',
  })
  async confirmNewsletter(
    @Ctx() { services }: Context,
    @Args(() => NewsletterLinkInput) { token }: NewsletterLinkInput,
  ): Promise<boolean> {
    await services.newsletter.confirm(token);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Stops the newsletter with the unsubscribe link of a mailing. A repeat is harmless.',
  })
  async stopNewsletter(
    @Ctx() { services }: Context,
    @Args(() => NewsletterLinkInput) { token }: NewsletterLinkInput,
  ): Promise<boolean> {
    await services.newsletter.stop(token);
    return true;
  }

  @Mutation(() => NewsletterExport, {
    description:
      'Staff: exports everyone who confirmed the newsletter, each with the unsubscribe link. The audit log records each file.',
  })
  adminExportNewsletterConsents(@Ctx() { services }: Context): Promise<CsvFile> {
    return services.newsletterExport.make();
  }
}
