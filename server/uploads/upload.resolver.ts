import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../start/context.js';
import { readUpload, type SentUpload } from './graphql-upload.js';
import { GraphQLUpload } from './upload.scalar.js';
import type { StoredImage } from './upload.service.js';

@ObjectType('UploadedImage', { description: 'A picture that was just stored.' })
class UploadedImage implements StoredImage {
  @Field({ description: 'Its path on this host, for products and categories.' })
  url: string;

  @Field({ description: 'Every width it is stored in, for the srcset of an image element.' })
  srcSet: string;

  @Field(() => Int, { description: 'Of the widest form, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Of the widest form, in pixels.' })
  height: number;
}

@Resolver()
export class UploadResolver {
  @Mutation(() => UploadedImage, {
    description: 'Staff: stores a JPEG, PNG or WebP picture of at most 2 MB and 25 megapixels in web sizes.',
  })
  async adminUploadImage(
    @Ctx() { services }: Context,
    @Arg('image', () => GraphQLUpload, { description: 'The picture, by a GraphQL multipart request.' })
    image: SentUpload,
  ): Promise<UploadedImage> {
    return services.uploads.saveImage(await readUpload(image));
  }
}
