import { type EndpointGroup, endpoint } from '../rest/endpoint.js';
import { wrongField } from '../shared/errors/errors.js';
import { RestUploadedImage } from './upload.rest.js';

export const uploadEndpoints: EndpointGroup = {
  tag: 'Pictures',
  description: 'Pictures for products and categories.',
  endpoints: [
    endpoint({
      route: 'POST /admin/upload',
      access: 'admin',
      summary: 'Staff: stores a JPEG, PNG or WebP picture of at most 2 MB and 25 megapixels in web sizes.',
      acceptsImage: true,
      response: RestUploadedImage,
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
