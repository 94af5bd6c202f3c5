import { Field, Int, ObjectType } from 'type-graphql';
import type { StoredImage } from './upload.service.js';

@ObjectType('UploadedImage', { description: 'A picture that was just stored.' })
export class UploadedImage implements StoredImage {
  @Field({ description: 'Its path on this host, for products and categories.' })
  url: string;

  @Field({ description: 'Every width it is stored in, for the srcset of an image element.' })
  srcSet: string;

  @Field(() => Int, { description: 'Of the widest form, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Of the widest form, in pixels.' })
  height: number;
}
