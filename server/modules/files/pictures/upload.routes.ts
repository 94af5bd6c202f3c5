import { wrongField } from '../../../platform/errors/errors.js';
import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import { int, object, text } from '../../../platform/rest/serializer.js';
import type { UploadedImage } from './upload.service.js';

const restUploadedImage = object<UploadedImage>(
  'UploadedImage',
  'A picture that was just stored.',
)({
  url: text('Its path on this host, for products and categories.'),
  srcSet: text('Every width it is stored in, for the srcset of an image element.'),
  width: int('Height of the widest version in pixels.'),
  height: int('Pixels of the widest version.'),
});

export const uploadEndpoints: EndpointGroup = {
  tag: 'Pictures',
  description: 'Pictures for products and categories.',
  endpoints: [
    endpoint({
      route: 'POST /admin/upload',
      access: 'admin',
      summary: 'Staff: stores a JPEG, PNG or WebP picture of at most 2 MB and 25 megapixels in web sizes.',
      acceptsImage: true,
      response: restUploadedImage,
      status: 201,
      errors: [400, 413, 415, 503],
      example: { body: { image: '$picture' } },
      handle: async ({ services, image }) => {
        if (!image) throw wrongField('image', 'Please select a valid image file');
        return services.uploads.saveImage(image);
      },
    }),
  ],
};
