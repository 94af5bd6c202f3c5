import { GraphQLScalarType } from 'graphql';
import LibraryUpload from 'graphql-upload/GraphQLUpload.mjs';

/** The scalar `Upload`, described for clients. */
export const GraphQLUpload = new GraphQLScalarType({
  ...LibraryUpload.toConfig(),
  description:
    'A picture, sent by a GraphQL multipart request (JPEG, PNG or WebP, at most 2 MB). The request needs the header Apollo-Require-Preflight.',
});
