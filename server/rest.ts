import express, { Router } from 'express';
import type { Parts } from './parts.js';
import { notFound } from './shared/errors.js';

/** Every REST route, under /api. */
export function restRoutes(_parts: Parts, bodyLimit: string): Router {
  const router = Router();
  router.use(express.json({ limit: bodyLimit }));
  router.use((_request, _response, next) => next(notFound('Page')));
  return router;
}
