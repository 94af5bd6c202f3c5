import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { wrongField } from '../shared/errors/errors.js';
import { RestUploadedImage } from './upload.rest.js';

/** Pictures for products and categories. */
export const uploadCalls: CallGroup = {
  heading: 'Pictures',
  calls: [
    call({
      route: 'POST /admin/upload',
      who: 'admin',
      summary: 'Staff: stores a JPEG, PNG or WebP picture of at most 2 MB and 25 megapixels in web sizes.',
      graphql: ['uploadImage'],
      takesImage: true,
      answer: RestUploadedImage,
      status: 201,
      refusals: [400, 413, 415, 503],
      example: { body: { image: '$picture' } },
      work: async ({ services, image }) => {
        if (!image) throw wrongField('image', 'Please select a valid image file');
        return services.uploads.saveImage(image);
      },
    }),
  ],
};
