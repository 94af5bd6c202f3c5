import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsByteLength,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AsSent } from '../../platform/api/clean-text.js';
import { Describe } from '../../platform/api/describe.js';
import { ACCEPTED_LIST, ACCEPTED_MAX, AcceptedVersionInput } from '../settings/legal/legal.inputs.js';

const BAD_EMAIL = { message: 'Please enter a valid email address' };
export const LONG_PASSWORD = { message: 'Keep your password under 1,024 characters' };
const ACCEPTED_AT_REGISTER =
  'The terms that were shown; any version but the current one is refused with CONFLICT. When left out, the current ones are accepted.';
const LONG_NAME = { message: 'Keep your name under 200 characters' };

@InputType({ description: 'Data of a new account.' })
export class RegisterInput {
  @Field({ description: 'Full name.' })
  @MaxLength(200, LONG_NAME)
  @IsString({ message: 'Full name is required' })
  name: string;

  @Field({ description: 'The email address; one account per address.' })
  @MaxLength(254, BAD_EMAIL)
  @IsString({ message: 'Email is required' })
  email: string;

  @Field({ description: 'The new password. It meets the five rules and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @IsString({ message: 'Password is required' })
  @AsSent()
  password: string;

  @Field({
    nullable: true,
    description: 'Whether the user wants the newsletter; the time of consent is stored.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Say yes or no to the newsletter' })
  subscribeNewsletter?: boolean;

  @Describe(ACCEPTED_AT_REGISTER, { items: AcceptedVersionInput })
  @Field(() => [AcceptedVersionInput], { nullable: true, description: ACCEPTED_AT_REGISTER })
  @ArrayMaxSize(ACCEPTED_MAX, ACCEPTED_LIST)
  @ValidateNested({ each: true })
  @IsArray(ACCEPTED_LIST)
  @IsOptional()
  acceptedVersions?: AcceptedVersionInput[] | null;
}

@InputType({ description: 'The credentials for signing in.' })
export class LoginInput {
  @Field({ description: 'The address of the account, in any case.' })
  @MaxLength(254, BAD_EMAIL)
  @IsString({ message: 'Email is required' })
  email: string;

  @Field({ description: 'Password of the account.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @IsString({ message: 'Password is required' })
  @AsSent()
  password: string;
}
