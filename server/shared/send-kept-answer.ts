import type { Request, Response } from 'express';
import { ENCODINGS, type KeptAnswer } from './kept-answers.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a JSON answer from memory, compressed when the caller takes it: it is the same for everybody, so its length tells nothing. */
export async function sendKeptAnswer(
  request: Request,
  response: Response,
  answer: KeptAnswer,
): Promise<void> {
  const accepted = answer.isWorthCompressing
    ? ENCODINGS.find((encoding) => request.acceptsEncodings(encoding))
    : undefined;
  const bytes = accepted ? await answer.encoded(accepted) : answer.plain;
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Vary', 'Accept-Encoding');
  if (accepted) response.setHeader('Content-Encoding', accepted);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
