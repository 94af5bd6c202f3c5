import type { Request, RequestHandler } from 'express';
import type { ImageFile } from './image-file.js';
import { type FormRefusals, formWith, IMAGE_REFUSALS, readForm } from './read-form.js';

/** The texts of a product fit: the longest is its list of prices. */
const FORM = formWith({ texts: 30, textBytes: 32 * 1024 });

/**
 * Reads a multipart form with one picture under this name and a few short texts. The texts become `request.body`, the
 * picture is found by `sentImage`; bodies in other forms pass untouched. To be mounted behind authentication. Such a
 * form cannot be sent by a foreign page, because browsers never add the bearer token by themselves.
 */
export function oneImage(field: string): RequestHandler {
  return formReader(FORM.single(field), IMAGE_REFUSALS);
}

interface FileLimits extends FormRefusals {
  readonly bytesMax: number;
}

/** The same for a form with one file of another size and nothing else. */
export function oneFile(field: string, { bytesMax, ...refusals }: FileLimits): RequestHandler {
  return formReader(formWith({ texts: 0, textBytes: 0, fileBytes: bytesMax }).single(field), refusals);
}

function formReader(read: RequestHandler, refusals: FormRefusals): RequestHandler {
  return (request, response, next) => {
    if (!request.is('multipart')) return next();
    readForm(read, request, response, refusals).then(() => {
      request.body = Object.fromEntries(Object.entries(request.body ?? {}));
      next();
    }, next);
  };
}

/** The picture or file that was found; null when none was sent. */
export function sentImage({ file }: Request): ImageFile | null {
  return file ? { bytes: file.buffer, name: file.originalname } : null;
}
