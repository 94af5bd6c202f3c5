import { GraphQLScalarType } from 'graphql';
import LibraryUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { asUploadRefusal } from './graphql-upload.js';

/** The scalar `Upload`: a file that is still coming in. One that does not arrive is refused, whatever stopped it. */
export const GraphQLUpload = new GraphQLScalarType<Promise<FileUpload>, never>({
  ...LibraryUpload.toConfig(),
  description:
    'A picture, sent by a GraphQL multipart request (JPEG, PNG or WebP, at most 2 MB). The request needs the header Apollo-Require-Preflight.',
  parseValue(value) {
    const arrived = LibraryUpload.parseValue(value).catch((fault: unknown) => {
      throw asUploadRefusal(fault);
    });
    // A resolver that never asks for its file is no unhandled fault.
    arrived.catch(() => {});
    return arrived;
  },
});
