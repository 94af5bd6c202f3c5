import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

const BAD_EMAIL = { message: 'Please enter a valid email address' };
const LONG_PASSWORD = { message: 'Please keep your password under 1,024 characters' };

@InputType({ description: 'Sign-up.' })
export class RegisterInput {
  @Field()
  @MaxLength(200, { message: 'Please keep your name under 200 characters' })
  @IsString({ message: 'Full name is required' })
  name: string;

  @Field() @MaxLength(254, BAD_EMAIL) @IsString({ message: 'Email is required' }) email: string;
  @Field() @MaxLength(1024, LONG_PASSWORD) @IsString({ message: 'Password is required' }) password: string;

  @Field({ nullable: true, description: 'Newsletter wanted; the time of consent is kept.' })
  @IsOptional()
  @IsBoolean({ message: 'Please say yes or no to the newsletter' })
  subscribeNewsletter?: boolean;
}

@InputType({ description: 'Sign-in.' })
export class LoginInput {
  @Field() @MaxLength(254, BAD_EMAIL) @IsString({ message: 'Email is required' }) email: string;
  @Field() @MaxLength(1024, LONG_PASSWORD) @IsString({ message: 'Password is required' }) password: string;
}
