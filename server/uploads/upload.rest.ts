import { Int, shape, Text } from '../shared/api/rest-schema.js';

/** A stored picture as REST shows it. */
export const RestUploadedImage = shape(
  {
    url: Text('Its address on this host; what products and categories are given.'),
    srcSet: Text('Every width it is stored in, for the srcset of an image element.'),
    width: Int('Of the widest form, in pixels.'),
    height: Int('Of the widest form, in pixels.'),
  },
  { name: 'UploadedImage', description: 'A picture that was just stored.' },
);
