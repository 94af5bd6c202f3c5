import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who to reach about a shipment.' })
export class Contact {
  @Field() name: string;
  @Field() email: string;
  @Field({ description: 'Empty when none was given.' }) phone: string;
}
