import type { Request, RequestHandler, Response } from 'express';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import type { Admission } from '../admission/admission.js';
import { AppError, fileTooLarge, unreadableRequest, wrongKindOfFile } from '../errors/errors.js';
import { restartAnswerTime } from '../log/request-scope.js';
import { oneFile, oneImage } from '../uploads/one-image.js';

/** Refuses TRACE, which would send a request's secrets back to the page that made a browser send it. 405 BAD_INPUT. */
export const noTrace: RequestHandler = ({ method }, response, next) => {
  if (method !== 'TRACE') return next();
  response.setHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  next(new AppError('BAD_INPUT', 405, 'This method is not allowed'));
};

/** Accepts JSON in UTF-8 alone (RFC 8259): another charset could hide text from a filter. 415 BAD_INPUT. */
export const utf8Only: RequestHandler = (request, _response, next) => {
  const charsets = (request.headers['content-type'] ?? '').matchAll(/charset\s*=\s*["']?([^\s;"']*)/gi);
  const isUtf8 = [...charsets].every(([, charset]) => /^utf-8$/i.test(charset ?? ''));
  next(isUtf8 ? undefined : new AppError('BAD_INPUT', 415, 'Send the request in UTF-8'));
};

const readImage = oneImage('image');
const readFile = oneFile('file', {
  bytesMax: FILE_BYTES_MAX,
  tooLarge: fileTooLarge,
  wrongKind: wrongKindOfFile,
});

/** The route of an endpoint, and the form that it accepts. */
interface FormFacts {
  readonly route: string;
  readonly acceptsImage?: boolean;
  readonly acceptsFile?: boolean;
}

/**
 * Reads the form of an endpoint in its caller's turn, once the caller is authorized, and then waits for a place.
 * Throws BAD_INPUT for an unexpected form, and errors of turn and place.
 */
export async function readForm(
  { route, acceptsImage, acceptsFile }: FormFacts,
  admission: Admission,
  caller: string,
  request: Request,
  response: Response,
): Promise<void> {
  if (!request.is('multipart')) return;
  if (!acceptsImage && !acceptsFile) throw unreadableRequest();
  await admission.uploads.take(caller, request, response);
  const read = acceptsFile ? readFile : readImage;
  await new Promise<void>((resolve, reject) => {
    read(request, response, (fault?: unknown) => (fault ? reject(fault) : resolve()));
  });
  restartAnswerTime();
  await admission.admit({ kind: 'uploads', operation: route }, response);
}
