import { join } from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { webhookRoutes } from './checkout/webhook.routes.js';
import { clientPage } from './client-page.js';
import { createContext, SAFE_METHODS } from './context.js';
import { MESSAGE_FRAME_PATH, messageFrame } from './email/message-frame.js';
import { healthRoutes } from './health.routes.js';
import { limitSandbox } from './limit-sandbox.js';
import type { Observing } from './observe/observing.js';
import type { Parts } from './parts.js';
import { noTrace, utf8Only } from './request-form.js';
import { restRoutes } from './rest.js';
import { framedByOurselves, noStore, securityHeaders } from './security-headers.js';
import { StoreService } from './settings/store.service.js';
import { graphqlErrors, restErrors } from './shared/error-responses.js';
import { notFound } from './shared/errors.js';
import { requestScope } from './shared/request-scope.js';
import { requireAdmin } from './shared/viewer.js';
import { graphqlUploads } from './uploads/graphql-upload.js';
import { serveImages } from './uploads/serve-images.js';
import { UPLOADS_PATH } from './uploads/src-set.js';

export interface AppOptions {
  readonly parts: Parts;
  readonly graphql: RequestHandler;
  readonly observing: Observing;
  /** The payment sandbox, where there is one. */
  readonly sandbox: Router | null;
  /** Folder of the built web client. */
  readonly webDir: string;
}

/** The longest body a call of ours needs. */
const BODY_LIMIT = '256kb';

/** The web application: GraphQL, REST, the sandbox and the built client, with one place that answers faults. */
export function createApp({ parts, graphql, observing, sandbox, webDir }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', parts.env.trustProxy);
  app.use(requestScope({ tellsStatements: !parts.env.production }));
  app.use(securityHeaders(parts.env));
  app.use(observing.handler);
  app.use(noTrace);
  app.use(/^\/(healthz|readyz)$/, noStore);
  app.use(healthRoutes(parts));
  if (sandbox) {
    app.use('/stripe-sandbox/card-frame', framedByOurselves(parts.env));
    app.use('/stripe-sandbox/v1', noStore, limitSandbox(parts));
    app.use('/stripe-sandbox', sandbox);
  }
  app.use(
    '/graphql',
    noStore,
    parts.requestLimits.turnAway,
    utf8Only,
    express.json({ limit: BODY_LIMIT }),
    graphqlUploads(async (request) => requireAdmin((await createContext(parts, request)).viewer)),
    graphql,
    parts.requestLimits.countRefused,
    graphqlErrors(parts.log),
  );
  app.use('/api', noStore, (request, _response, next) => {
    if (!SAFE_METHODS.has(request.method)) parts.schema.refuseChange();
    next();
  });
  app.use('/api', webhookRoutes(parts));
  app.get(MESSAGE_FRAME_PATH, messageFrame);
  app.use('/api', utf8Only, parts.requestLimits.countRequest, restRoutes(parts, BODY_LIMIT));
  app.use(UPLOADS_PATH, serveImages(parts.images));
  app.use(webClient(webDir, parts));
  app.use((_request, _response, next) => next(notFound('Page')));
  app.use(refusalsAreNotKept);
  app.use(restErrors(parts.log));
  return app;
}

const refusalsAreNotKept: ErrorRequestHandler = (fault, request, response, next) =>
  noStore(request, response, () => next(fault));

/** Drawings are text: without a charset a browser would guess it. */
function drawingsAreUtf8(response: Response, path: string): void {
  if (path.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
}

/** The built client: hashed files may be kept for a year; addresses that name no file are answered by the client itself. */
function webClient(webDir: string, { database, kept }: Parts): Router {
  const router = express.Router();
  const store = new StoreService(database.pool, kept);
  const page = clientPage(webDir, async () => (await store.terms()).name);
  router.get('/index.html', page);
  router.use(
    '/assets',
    express.static(join(webDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      redirect: false,
    }),
  );
  const files = { index: false, maxAge: '1h', redirect: false, setHeaders: drawingsAreUtf8 } as const;
  router.use(express.static(webDir, files));
  router.get(/^[^.]*$/, (request, response, next) => {
    if (!request.accepts('html')) return next();
    return page(request, response, next);
  });
  return router;
}
