import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FileSafety } from '../../../rules/files/file-limits.js';
import { registerEnum } from '../../platform/api/enums.js';

export const FileSafeties = registerEnum<FileSafety>('FileSafety', 'Safety of a file that somebody sent.', {
  repainted: 'A picture that was re-encoded; nothing of the original file is left.',
  clean: 'The virus scanner found nothing.',
  waiting: 'Waiting for the virus scanner; nobody can open it until then.',
  unscanned: 'A PDF as it was sent: the shop has no virus scanner.',
  harmful: 'The virus scanner found something; the file was removed.',
});

@ObjectType({ description: 'A file that was sent with a request, a message or a paper.' })
export class Attachment {
  /** The scanner's verdict, which is not part of the schema. */
  scan: 'none' | 'clean' | 'harmful';

  @Field(() => ID, { description: 'The id, for `GET /api/files/{id}`.' }) id: string;
  @Field({ description: "The file name on the sender's device." }) name: string;
  @Field({ description: 'The media type: application/pdf or image/webp.' }) type: string;
  @Field(() => Int, { description: 'The size in bytes.' }) size: number;
}
