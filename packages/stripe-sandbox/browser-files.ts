import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';

const FOLDER = fileURLToPath(new URL('./browser', import.meta.url));

/** The file for each path that the browser requests. The build copies `browser/` beside this module. */
const FILES = {
  '/stripe.js': 'stripe.js',
  '/elements.js': 'elements.js',
  '/element-events.js': 'element-events.js',
  '/card-element.js': 'card-element.js',
  '/wallet-element.js': 'wallet-element.js',
  '/test-dialog.js': 'test-dialog.js',
  '/authentication-dialog.js': 'authentication-dialog.js',
  '/sandbox-api.js': 'sandbox-api.js',
  '/card-rules.js': 'card-rules.js',
  '/card-frame': 'card-frame.html',
  '/card-frame.js': 'card-frame.js',
  '/frame-style.js': 'frame-style.js',
  '/card-frame.css': 'card-frame.css',
  '/cards-to-try.json': 'cards-to-try.json',
};

/** The browser's half of the sandbox: the script that stands in for Stripe.js, and the card element's frame. */
export function browserFiles(): Router {
  const router = express.Router();
  for (const [path, file] of Object.entries(FILES))
    router.get(path, (_request, response) => {
      response.set('Cache-Control', 'no-cache').sendFile(file, { root: FOLDER });
    });
  return router;
}
