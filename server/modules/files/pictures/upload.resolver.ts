import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { readUpload, type SentUpload } from '../../../platform/uploads/graphql-upload.js';
import { GraphQLUpload } from '../../../platform/uploads/upload.scalar.js';
import { UploadedImage } from './upload.service.js';

@Resolver()
export class UploadResolver {
  @Mutation(() => UploadedImage, {
    description: 'Staff: stores a JPEG, PNG or WebP picture of at most 2 MB and 25 megapixels in web sizes.',
  })
  async adminUploadImage(
    @Ctx() { services }: Context,
    @Arg('image', () => GraphQLUpload, { description: 'The picture, as a GraphQL multipart request.' })
    image: SentUpload,
  ): Promise<UploadedImage> {
    return services.uploads.saveImage(await readUpload(image));
  }
}
