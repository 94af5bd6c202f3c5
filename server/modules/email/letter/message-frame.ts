import type { RequestHandler } from 'express';

/** Path of the frame; below /api, so that it works in development too. */
export const MESSAGE_FRAME_PATH = '/api/message-frame';

/**
 * Messages have inline styles, which none of our pages allows. This one allows them and our own images, and nothing
 * else: no scripts, no forms, no other address. It is empty: staff's page inserts the message, inside a sandbox.
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
