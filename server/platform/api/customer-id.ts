import { IsOptional, IsUUID } from 'class-validator';
import { Field, ID } from 'type-graphql';
import { QueryText } from './query-fields.js';

/** A filter's field for the id of an account; any other text is refused. */
export function CustomerIdField(description: string): PropertyDecorator {
  const parts = [
    Field(() => ID, { nullable: true, description }),
    QueryText(),
    IsOptional(),
    IsUUID(undefined, { message: 'The id of an account is a UUID' }),
  ];
  return (target, name) => parts.forEach((part) => void part(target, name));
}
