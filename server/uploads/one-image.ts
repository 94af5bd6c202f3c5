import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { badInput, imageTooLarge, unreadableRequest } from '../shared/errors.js';
import { IMAGE_BYTES_MAX, type ImageFile } from './image-file.js';

/** Longer than any text beside a picture: the price list of a product is the longest. */
const LIMITS: multer.Options['limits'] = {
  files: 1,
  fileSize: IMAGE_BYTES_MAX,
  fields: 30,
  fieldSize: 32 * 1024,
  fieldNameSize: 64,
  fieldNestingDepth: 0,
  parts: 31,
  headerPairs: 20,
};

/**
 * Reads a multipart form with one picture under this name and a few short texts. The texts become `request.body`, the
 * picture is found by `sentImage`; bodies in other forms pass untouched. To be mounted behind authentication. Such a
 * form cannot be sent by a foreign site, because browsers never add the bearer token by themselves.
 */
export function oneImage(field: string): RequestHandler {
  const read = multer({ storage: multer.memoryStorage(), limits: LIMITS, defParamCharset: 'utf8' }).single(
    field,
  );
  return (request, response, next) => {
    if (!request.is('multipart')) return next();
    read(request, response, (fault: unknown) => {
      if (fault) return next(asRefusal(fault));
      request.body = Object.fromEntries(Object.entries(request.body ?? {}));
      next();
    });
  };
}

/** The picture that `oneImage` found; null when none was sent. */
export function sentImage({ file }: Request): ImageFile | null {
  return file ? { bytes: file.buffer, name: file.originalname } : null;
}

function asRefusal(fault: unknown) {
  if (!(fault instanceof MulterError)) return unreadableRequest();
  if (fault.code === 'LIMIT_FILE_SIZE') return imageTooLarge();
  if (fault.code === 'LIMIT_UNEXPECTED_FILE' || fault.code === 'LIMIT_FILE_COUNT')
    return badInput('Please send one image, in the field for it');
  return unreadableRequest();
}
