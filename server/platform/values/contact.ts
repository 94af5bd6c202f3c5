import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Contact of a shipment.' })
export class Contact {
  @Field({ description: 'The name given at checkout.' }) name: string;
  @Field({ description: 'Email address for messages about the order.' }) email: string;
  @Field({ description: 'The phone number; empty when none was given.' }) phone: string;
}
