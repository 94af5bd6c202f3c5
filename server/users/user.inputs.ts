import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Sign-up.' })
export class RegisterInput {
  @Field() @IsString() @MaxLength(200) name: string;
  @Field() @IsString() @MaxLength(254) email: string;
  @Field() @IsString() @MaxLength(1024) password: string;
  @Field({ nullable: true, description: 'Newsletter wanted; the time of consent is kept.' })
  @IsOptional()
  @IsBoolean()
  subscribeNewsletter?: boolean;
}

@InputType({ description: 'Sign-in.' })
export class LoginInput {
  @Field() @IsString() @MaxLength(254) email: string;
  @Field() @IsString() @MaxLength(1024) password: string;
}
