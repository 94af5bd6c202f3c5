import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import multer, { type Multer, MulterError, type Options } from 'multer';
import { type AppError, badInput, imageTooLarge, notAnImage, unreadableRequest } from '../errors/errors.js';
import { IMAGE_BYTES_MAX } from './image-file.js';

/**
 * The most bytes read of a form to its end, so that its sender still gets the response that a photo is too large. A
 * longer form is cut off.
 */
const FORM_BYTES_MAX = 32 * 1024 * 1024;

interface FormLimits {
  readonly texts: number;
  readonly textBytes: number;
  /** Most bytes of the file; by default those of an image. */
  readonly fileBytes?: number;
}

/** A parser of forms that holds one file in memory, and texts under plain names: no list or object is made of them. */
export function formWith(limits: FormLimits): Multer {
  const bounds: Options['limits'] = {
    files: 1,
    fileSize: limits.fileBytes ?? IMAGE_BYTES_MAX,
    fields: limits.texts,
    fieldSize: limits.textBytes,
    fieldNameSize: 64,
    fieldNestingDepth: 0,
    parts: limits.texts + 1,
    headerPairs: 20,
  };
  return multer({
    ...{ storage: multer.memoryStorage(), limits: bounds, defParamCharset: 'utf8' },
    fileFilter(request, { originalname, mimetype }, accept) {
      if (OTHER_PHOTO_TYPE.test(mimetype) || OTHER_PHOTO_NAME.test(originalname)) otherPhotos.add(request);
      accept(null, true);
    },
  });
}

/** Photo formats of phones and cameras that we can't read; by their declared type, for the message alone. */
const OTHER_PHOTO_TYPE = /^image\/(hei[cf]|avif|tiff)/i;
const OTHER_PHOTO_NAME = /\.(hei[cf]|avif|tiff?)$/i;
const otherPhotos = new WeakSet<IncomingMessage>();

/** The refusals of a file that is too large, or of a type that is not accepted. */
export interface FormRefusals {
  readonly tooLarge: () => AppError;
  readonly wrongKind: () => AppError;
}

export const IMAGE_REFUSALS: FormRefusals = { tooLarge: imageTooLarge, wrongKind: notAnImage };

/** Reads a whole form. Throws TOO_LARGE for its file, and BAD_INPUT for any other fault in it. */
export async function readForm(
  read: RequestHandler,
  request: Request,
  response: Response,
  { tooLarge, wrongKind }: FormRefusals = IMAGE_REFUSALS,
): Promise<void> {
  // Compressing a photo of an unsupported format would not help.
  const refuse = () => (otherPhotos.has(request) ? wrongKind() : tooLarge());
  await new Promise<void>((resolve, reject) => {
    read(request, response, (fault?: unknown) => (fault ? reject(asRefusal(fault, refuse)) : resolve()));
    cutFlood(request);
  });
}

function cutFlood(request: IncomingMessage): void {
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > FORM_BYTES_MAX) request.destroy();
  });
}

function asRefusal(fault: unknown, tooLarge: () => AppError): AppError {
  const code = fault instanceof MulterError ? fault.code : null;
  if (code === 'LIMIT_FILE_SIZE') return tooLarge();
  if (code === 'LIMIT_FILE_COUNT' || code === 'LIMIT_UNEXPECTED_FILE')
    return badInput('Send one file, in the field for it');
  return unreadableRequest();
}
