import type { Request, RequestHandler } from 'express';
import type { ImageFile } from './image-file.js';
import { type FormRefusals, formWith, IMAGE_REFUSALS, readForm } from './read-form.js';

/** Fits the texts of a product: the longest is its list of prices. */
const FORM = formWith({ texts: 30, textBytes: 32 * 1024 });

/**
 * Reads a multipart form with one image under this name and a few short texts. The texts become `request.body`,
 * `sentImage` returns the image; bodies in other forms pass untouched. To be mounted behind authentication. A foreign
 * page cannot send such a form, because browsers never add the bearer token by themselves.
 */
export function oneImage(field: string): RequestHandler {
  return formReader(FORM.single(field), IMAGE_REFUSALS);
}

interface FileLimits extends FormRefusals {
  readonly bytesMax: number;
}

/** Reads a form with one file of at most `bytesMax` and nothing else. */
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

/** The image or file of the form; null when none was sent. */
export function sentImage({ file }: Request): ImageFile | null {
  return file ? { bytes: file.buffer, name: file.originalname } : null;
}
