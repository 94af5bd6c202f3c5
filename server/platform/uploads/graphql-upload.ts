import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, RequestHandler } from 'express';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import type { UploadTurns } from '../admission/upload-turns.js';
import { asRecord } from '../api/validate.js';
import type { SignedInUser } from '../auth/viewer.js';
import { badInput, unreadableRequest } from '../errors/errors.js';
import { restartAnswerTime } from '../log/request-scope.js';
import type { ImageFile } from './image-file.js';
import { formWith, readForm } from './read-form.js';

/** The value of the scalar `Upload` in a resolver. */
export type SentUpload = Promise<FileUpload> | FileUpload;

/** A browser sends either header to a foreign host only after permission; Apollo has the same rule. */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Limits of `operations` and `map`, each as long as any of our queries. */
const FORM = formWith({ texts: 2, textBytes: 64 * 1024 });

/**
 * Reads a GraphQL multipart request with one image from staff; everything else passes untouched. Nobody else's form
 * is read: throws what `requireStaff` throws, and BAD_INPUT for a form that a foreign page could have sent.
 */
export function graphqlUploads(
  requireStaff: (request: Request) => Promise<SignedInUser>,
  turns: UploadTurns,
): RequestHandler {
  const read = FORM.any();
  return async (request, response, next) => {
    if (!request.is('multipart')) return next();
    if (!PREFLIGHT_HEADERS.some((name) => request.get(name)))
      throw badInput('Send the header Apollo-Require-Preflight with an upload');
    const { id } = await requireStaff(request);
    await turns.take(id, request, response);
    await readForm(read, request, response);
    restartAnswerTime();
    request.body = operationsOf(request);
    next();
  };
}

/** The image of an `Upload` argument. */
export async function readUpload(upload: SentUpload): Promise<ImageFile> {
  const { filename, createReadStream } = await upload;
  return { bytes: await buffer(createReadStream()), name: filename };
}

/**
 * The operation of a form, with the file in place of the null to which its map points, as the multipart specification
 * says. The map reaches nothing else. Throws BAD_INPUT.
 */
function operationsOf({ body, files }: Request): Record<string, unknown> {
  const form = asRecord(body);
  const operations = parse(form.operations);
  const [file, ...others] = Array.isArray(files) ? files : [];
  const [[field, places] = [], ...moreFields] = Object.entries(parse(form.map));
  const isWhole = file && field === file.fieldname && others.length === 0 && moreFields.length === 0;
  if (!isWhole || !Array.isArray(places) || places.length !== 1) throw unreadableRequest();
  place(operations, String(places[0]).split('.'), arrived(file));
  return operations;
}

function parse(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return asRecord(value);
  } catch {}
  throw unreadableRequest();
}

function place(operations: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  let holder = operations;
  for (const name of path.slice(0, -1)) holder = asRecord(ownValue(holder, name));
  const last = path.at(-1) ?? '';
  if (ownValue(holder, last) !== null) throw unreadableRequest();
  holder[last] = upload;
}

function ownValue(holder: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(holder, name) ? holder[name] : undefined;
}

function arrived({ buffer: bytes, originalname, mimetype, encoding }: Express.Multer.File): Upload {
  const upload = new Upload();
  const createReadStream = () => Readable.from([bytes]);
  upload.resolve({ filename: originalname, mimetype, encoding, createReadStream });
  return upload;
}
