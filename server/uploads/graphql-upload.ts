import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError, badInput, imageTooLarge } from '../shared/errors.js';
import { IMAGE_BYTES_MAX, type ImageFile } from './image-file.js';

/** What the scalar `Upload` hands to a resolver. */
export type SentUpload = Promise<FileUpload> | FileUpload;

/** A browser sends either header to a foreign host only after it was allowed to (Apollo's own rule, applied earlier). */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** The parser tells of a limit when it is reached, not when it is passed. */
const LIMITS = { maxFiles: 1, maxFileSize: IMAGE_BYTES_MAX + 1, maxFieldSize: 64 * 1024 };

/**
 * Reads a GraphQL multipart request (one picture at most) for staff; everything else passes untouched. Nobody else's
 * form is read: throws what `requireStaff` throws, and BAD_INPUT for a form that a foreign page could have sent.
 */
export function graphqlUploads(
  requireStaff: (request: Parameters<RequestHandler>[0]) => Promise<unknown>,
): RequestHandler {
  const read = graphqlUploadExpress(LIMITS);
  return async (request, response, next) => {
    if (!request.is('multipart')) return next();
    if (!PREFLIGHT_HEADERS.some((name) => request.get(name)))
      throw badInput('Please send the header Apollo-Require-Preflight with an upload');
    await requireStaff(request);
    read(request, response, next);
  };
}

/** The picture of an `Upload` argument. Throws TOO_LARGE as soon as it is, and BAD_INPUT when it did not come whole. */
export async function readUpload(upload: SentUpload): Promise<ImageFile> {
  try {
    const { filename, createReadStream } = await upload;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of createReadStream()) {
      size += chunk.length;
      if (size > IMAGE_BYTES_MAX) throw imageTooLarge();
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks), name: filename };
  } catch (fault) {
    if (fault instanceof AppError) throw fault;
    throw (fault as { status?: number }).status === 413
      ? imageTooLarge()
      : badInput('The image did not arrive');
  }
}
