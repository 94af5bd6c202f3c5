import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { CloseAccountInput, ProfileInput } from './profile.inputs.js';
import { DataExport, MyAccount, ProfileUpdate } from './profile.types.js';

@Resolver()
export class ProfileResolver {
  @Query(() => MyAccount, { description: 'The account of the signed-in user: profile, figures and choices.' })
  myAccount(@Ctx() { services }: Context): Promise<MyAccount> {
    return services.profile.account();
  }

  @Query(() => DataExport, {
    description: 'All stored data about the signed-in user, as a file. Ten an hour.',
  })
  async myData(@Ctx() { services }: Context): Promise<DataExport> {
    const { fileName, content } = await services.dataExport.export();
    return { fileName, json: JSON.stringify(content, null, 2) };
  }

  @Mutation(() => ProfileUpdate, {
    description:
      'Changes your profile; fields left out do not change. A new email address needs the password, ends every session and returns a new token.',
  })
  updateProfile(
    @Ctx() { services }: Context,
    @Arg('input', () => ProfileInput, { description: 'What changes.' }) input: ProfileInput,
  ): Promise<ProfileUpdate> {
    return services.profile.update(input);
  }

  @Mutation(() => MyAccount, {
    description:
      'Turns the newsletter on or off and keeps a record of the choice. Turned on, it is to be confirmed by the link in an email; a repeat sends another.',
  })
  async setNewsletterSubscription(
    @Ctx() { services }: Context,
    @Arg('isOn', () => Boolean, { description: 'Whether the user wants it.' }) isOn: boolean,
  ): Promise<MyAccount> {
    await services.newsletter.choose(isOn);
    return services.profile.account();
  }

  @Mutation(() => ID, {
    description:
      'Closes your account for good: removes your personal data and signs out everywhere. Orders and invoices stay. Returns its id.',
  })
  closeAccount(
    @Ctx() { services }: Context,
    @Arg('input', () => CloseAccountInput, { description: 'The password.' })
    { currentPassword }: CloseAccountInput,
  ): Promise<string> {
    return services.closeAccount.close(currentPassword);
  }
}
