import { IsByteLength, MaxLength, ValidateNested } from 'class-validator';
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../../rules/people/contact-rules.js';
import { AsPhone, AsSent } from '../../../platform/api/clean-text.js';
import { OwnOnly, OwnOrStaff } from '../../../platform/api/guarded-fields.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import type { Context } from '../../../platform/http/context.js';
import { BAD_EMAIL, LONG_NAME, UserAddressInput } from '../admin/user-admin.inputs.js';
import { User } from '../user.entity.js';
import { LONG_PASSWORD } from '../user.inputs.js';
import { splitName } from './profile.js';
import { AccountSummary, DataExport, NewsletterChoice, ProfileUpdate } from './profile.types.js';

@InputType({ description: "A change of the signed-in user's profile; fields left out do not change." })
class ProfileInput {
  @Field({ nullable: true, description: 'First names.' })
  @MaxLength(100, LONG_NAME)
  firstName?: string;

  @Field({ nullable: true, description: 'Last name; empty for a person with one name.' })
  @MaxLength(99, LONG_NAME)
  lastName?: string;

  @Field({
    nullable: true,
    description:
      'The email address. A new one needs `currentPassword`, ends the other sessions and has to be confirmed.',
  })
  @MaxLength(254, BAD_EMAIL)
  email?: string;

  @Field({ nullable: true, description: 'Phone number; empty text removes it.' })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone?: string;

  @Field({ nullable: true, description: 'The current password; required for a new email address.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword?: string;

  @Field(() => UserAddressInput, {
    nullable: true,
    description: 'The home address: complete, or the country alone.',
  })
  @ValidateNested()
  address?: UserAddressInput;
}

@InputType({ description: 'The confirmation for closing the account of the signed-in user.' })
class CloseAccountInput {
  @Field({ description: 'The password of the account.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword: string;
}

@Resolver(() => User)
export class ProfileResolver {
  @Query(() => DataExport, {
    description: 'All stored data about the signed-in user, as a file. Limited to ten an hour.',
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

  @Mutation(() => User, {
    description:
      'Turns the newsletter on or off and records the choice. Turning it on sends a link to confirm it; a repeat sends another.',
  })
  async setNewsletterSubscription(
    @Ctx() { services, viewer }: Context,
    @Arg('isOn', () => Boolean, { description: 'Whether the user wants the newsletter.' }) isOn: boolean,
  ): Promise<User> {
    await services.newsletter.choose(isOn);
    return services.users.me(requireUser(viewer));
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

  @FieldResolver(() => String, { description: 'First names.' })
  firstName(@Root() user: User): string {
    return splitName(user).firstName;
  }

  @FieldResolver(() => String, { description: 'The last name; empty for a person with one name.' })
  lastName(@Root() user: User): string {
    return splitName(user).lastName;
  }

  @FieldResolver(() => AccountSummary, { nullable: true, description: 'Orders so far, in figures.' })
  @OwnOrStaff('users', 'orders')
  summary(@Ctx() { services }: Context, @Root() user: User): Promise<AccountSummary> {
    return services.profile.summary(user);
  }

  @FieldResolver(() => NewsletterChoice, {
    nullable: true,
    description: 'Whether the user wants the newsletter.',
  })
  @OwnOnly()
  newsletter(@Ctx() { services }: Context, @Root() user: User): Promise<NewsletterChoice> {
    return services.profile.newsletter(user);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the account cannot be closed now, as a sentence; null when it can.',
  })
  @OwnOnly()
  closingObstacle(@Ctx() { services }: Context): Promise<string | null> {
    return services.profile.closingObstacle();
  }
}
