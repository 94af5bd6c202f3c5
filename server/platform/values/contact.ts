import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The contact for a shipment.' })
export class Contact {
  @Field({ description: 'As given at checkout.' }) name: string;
  @Field({ description: "Where the order's email goes." }) email: string;
  @Field({ description: 'Empty when none was given.' }) phone: string;
}
