import type { Request, RequestHandler, Response } from 'express';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import type { Admission } from '../admission/admission.js';
import { AppError, fileTooLarge, unreadableRequest, wrongKindOfFile } from '../errors/errors.js';
import { restartAnswerTime } from '../log/request-scope.js';
import { oneFile, oneImage } from '../uploads/one-image.js';

/** TRACE would send a request's secrets back to whoever made a browser send it; nobody honest needs it. 405 BAD_INPUT. */
export const noTrace: RequestHandler = ({ method }, response, next) => {
  if (method !== 'TRACE') return next();
  response.setHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  next(new AppError('BAD_INPUT', 405, 'This method is not allowed'));
};

/** JSON is UTF-8 (RFC 8259). Another charset could carry past a filter what it hides. 415 BAD_INPUT. */
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

/** Of an endpoint: its route, and which form it accepts. */
interface FormFacts {
  readonly route: string;
  readonly acceptsImage?: boolean;
  readonly acceptsFile?: boolean;
}

/**
 * Reads the form of an endpoint that accepts one in its caller's turn, once it is known who asks, and waits for a place
 * then. Throws BAD_INPUT for a form nobody asked for, and what a turn and a place throw.
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
