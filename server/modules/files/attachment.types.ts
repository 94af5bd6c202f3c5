import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FileSafety } from '../../../rules/files/file-limits.js';
import { registerEnum } from '../../platform/api/enums.js';

export const FileSafeties = registerEnum<FileSafety>(
  'FileSafety',
  'What was done about a file that somebody sent.',
  {
    repainted: 'A picture of which no byte is left as it was sent.',
    clean: 'The virus scanner found nothing.',
    waiting: "The virus scanner hasn't seen it yet; nobody can open it until then.",
    unscanned: 'The shop has no virus scanner: a PDF as it was sent.',
    harmful: 'The virus scanner found something; the file is removed.',
  },
);

@ObjectType({ description: 'A file that came with a request, a message or a paper.' })
export class Attachment {
  /** The scanner's verdict, which is not part of the schema. */
  scan: 'none' | 'clean' | 'harmful';

  @Field(() => ID, { description: 'For `GET /api/files/{id}`.' }) id: string;
  @Field({ description: 'As it was called where it came from.' }) name: string;
  @Field({ description: 'Its media type: application/pdf or image/webp.' }) type: string;
  @Field(() => Int, { description: 'In bytes.' }) size: number;
}
