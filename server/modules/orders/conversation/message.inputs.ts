import { randomUUID } from 'node:crypto';
import { ArrayMaxSize, ArrayUnique, IsUUID, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { FILES_MAX, TOO_MANY_FILES } from '../../../../rules/files/file-limits.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { wrongField } from '../../../platform/errors/errors.js';

/** The most characters of a message. */
export const MESSAGE_MAX = 4_000;
const LENGTH = MESSAGE_MAX.toLocaleString('en-GB');

@InputType({ description: 'A new message.' })
export class MessageInput {
  @Field({ description: `The text, 1 to ${LENGTH} characters; surrounding spaces are removed.` })
  @MaxLength(MESSAGE_MAX, { message: `Keep your message under ${LENGTH} characters` })
  @SeveralLines()
  body: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID from the client; a repeat with the same id sends nothing more.',
  })
  @IsUUID(undefined, { message: 'The id of a message is a UUID' })
  id?: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of up to ${FILES_MAX} files that you uploaded for it.`,
  })
  @ArrayMaxSize(FILES_MAX, { message: TOO_MANY_FILES })
  @ArrayUnique({ message: 'Send each file once' })
  @IsUUID(undefined, { each: true, message: 'The id of a file is a UUID' })
  fileIds?: string[];
}

/** A message with an id, trimmed. Throws BAD_INPUT for an empty one. */
export function readMessage({ id, body, fileIds }: MessageInput) {
  const text = body.trim();
  if (!text) throw wrongField('body', 'Write a message');
  return { id: id ?? randomUUID(), body: text, fileIds: fileIds ?? [] };
}
