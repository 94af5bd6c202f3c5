import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import multer, { type Multer, MulterError, type Options } from 'multer';
import { type AppError, badInput, imageTooLarge, unreadableRequest } from '../shared/errors/errors.js';
import { IMAGE_BYTES_MAX } from './image-file.js';

/**
 * What is read of a form to its end, in bytes, so that a sender who is busy sending still learns that a photo is too
 * large. A form that goes on beyond is cut off.
 */
const FORM_BYTES_MAX = 32 * 1024 * 1024;

/** A reader of forms that keeps one picture, in memory, and texts under plain names: no list or object is made of them. */
export function formWith(limits: { readonly texts: number; readonly textBytes: number }): Multer {
  const bounds: Options['limits'] = {
    files: 1,
    fileSize: IMAGE_BYTES_MAX,
    fields: limits.texts,
    fieldSize: limits.textBytes,
    fieldNameSize: 64,
    fieldNestingDepth: 0,
    parts: limits.texts + 1,
    headerPairs: 20,
  };
  return multer({ storage: multer.memoryStorage(), limits: bounds, defParamCharset: 'utf8' });
}

/** Reads a whole form. Throws TOO_LARGE for its picture, and BAD_INPUT for whatever else is wrong with it. */
export async function readForm(read: RequestHandler, request: Request, response: Response): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    read(request, response, (fault?: unknown) => (fault ? reject(asRefusal(fault)) : resolve()));
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

function asRefusal(fault: unknown): AppError {
  const code = fault instanceof MulterError ? fault.code : null;
  if (code === 'LIMIT_FILE_SIZE') return imageTooLarge();
  if (code === 'LIMIT_FILE_COUNT' || code === 'LIMIT_UNEXPECTED_FILE')
    return badInput('Send one image, in the field for it');
  return unreadableRequest();
}
