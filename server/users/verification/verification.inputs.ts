import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

const OVER = { message: 'This link no longer works. Ask for a new one.' };

@InputType({ description: 'Proof that a user receives email at an address.' })
export class EmailProofInput {
  @Field({ description: 'The secret of the link: what follows the #.' })
  @MaxLength(200, OVER)
  token: string;
}
