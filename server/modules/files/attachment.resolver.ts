import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { FileSafety } from '../../../rules/files/file-limits.js';
import type { Context } from '../../platform/http/context.js';
import { Attachment, FileSafeties } from './attachment.types.js';
import { fileSafety } from './file-safety.js';

@Resolver(() => Attachment)
export class AttachmentResolver {
  @FieldResolver(() => FileSafeties, { description: 'Whether it is safe to open.' })
  safety(@Ctx() { deps }: Context, @Root() file: Attachment): FileSafety {
    return fileSafety(file, deps.env.scanner !== null);
  }
}
