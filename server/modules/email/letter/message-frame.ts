import type { RequestHandler } from 'express';

/** Where the frame stands; below /api, so that it is found in development too. */
export const MESSAGE_FRAME_PATH = '/api/message-frame';

/**
 * Messages carry their styles in their tags, which no page of ours allows. This one does, and our own
 * pictures, and nothing else: no scripts, no forms, no other address. It holds nothing itself: staff's page puts the message in, inside a sandbox.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const PAGE = '<!doctype html><html lang="en"><head><title>Message</title></head><body></body></html>';

/** An empty page in which our own page shows a message. */
export const messageFrame: RequestHandler = (_request, response) => {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.type('html').send(PAGE);
};
