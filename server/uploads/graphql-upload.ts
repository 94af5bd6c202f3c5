import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { AppError, badInput, imageTooLarge, unreadableRequest } from '../shared/errors.js';
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
    read(request, response, (fault: unknown) => {
      if (!fault) return next();
      // The answer waits for the end of the form, also of one that was never begun to be read.
      request.resume();
      next(asUploadRefusal(fault));
    });
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
    throw asUploadRefusal(fault);
  }
}

/** What the sender is told when a form or its file cannot be read: TOO_LARGE, or else BAD_INPUT. */
export function asUploadRefusal(fault: unknown): AppError {
  if (fault instanceof AppError) return fault;
  const isTooLarge = (fault as { status?: number } | null)?.status === 413;
  return isTooLarge ? imageTooLarge() : unreadableRequest();
}
