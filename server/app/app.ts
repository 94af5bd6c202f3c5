import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import { webhookRoutes } from '../modules/checkout/reconciliation/webhook.routes.js';
import { MESSAGE_FRAME_PATH, messageFrame } from '../modules/email/letter/message-frame.js';
import { oneClickStop } from '../modules/email/reminders/one-click-stop.js';
import { STOP_PATH } from '../modules/email/reminders/stop-link.js';
import { stopReminders } from '../modules/email/reminders/stop-reminders.service.js';
import { webClient } from '../modules/pages/web-client.js';
import { stopNewsletter } from '../modules/users/profile/newsletter.js';
import { NEWSLETTER_STOP_PATH } from '../modules/users/profile/newsletter-links.js';
import { requirePermission } from '../platform/auth/viewer.js';
import { graphqlErrors, restErrors } from '../platform/errors/error-responses.js';
import { notFound } from '../platform/errors/errors.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import { createContext, SAFE_METHODS } from '../platform/http/context.js';
import { crossOrigin } from '../platform/http/cross-origin.js';
import { framedByOurselves, noStore, securityHeaders } from '../platform/http/security-headers.js';
import { requestScope } from '../platform/log/request-scope.js';
import type { Observing } from '../platform/observe/observing.js';
import { noTrace, utf8Only } from '../platform/rest/request-form.js';
import { graphqlUploads } from '../platform/uploads/graphql-upload.js';
import { serveImages } from '../platform/uploads/serve-images.js';
import { UPLOADS_PATH } from '../platform/uploads/src-set.js';
import { healthRoutes } from './health.routes.js';
import { restRoutes } from './routes.js';
import { limitSandbox } from './start-sandbox.js';

export interface AppOptions {
  readonly deps: AppDeps;
  readonly graphql: RequestHandler;
  readonly observing: Observing;
  /** The payment sandbox; null without one. */
  readonly sandbox: Router | null;
  /** Folder of the built web client. */
  readonly webDir: string;
  /** Renders its pages. */
  readonly pages: RequestHandler;
  /** The files that search engines ask for. */
  readonly searchEngines: Router;
}

/** The longest body that one of our calls needs. */
const BODY_LIMIT = '256kb';

/** The web application: GraphQL, REST, the sandbox and the built client, with one place for error responses. */
export function createApp({
  deps,
  graphql,
  observing,
  sandbox,
  webDir,
  pages,
  searchEngines,
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.env.trustProxy);
  app.use(requestScope({ tellsStatements: !deps.env.production }));
  app.use(securityHeaders(deps.env));
  app.use(observing.handler);
  app.use(['/graphql', '/api'], crossOrigin(deps.env.webOrigins));
  app.use(noTrace);
  app.use(/^\/(healthz|readyz)$/, noStore);
  app.use(healthRoutes(deps));
  if (sandbox) {
    app.use('/stripe-sandbox/card-frame', framedByOurselves(deps.env));
    app.use('/stripe-sandbox/v1', noStore, limitSandbox(deps));
    app.use('/stripe-sandbox', sandbox);
  }
  app.use(
    '/graphql',
    noStore,
    deps.requestLimits.turnAway,
    utf8Only,
    express.json({ limit: BODY_LIMIT }),
    graphqlUploads(
      async (request) =>
        requirePermission((await createContext(deps, request)).viewer, 'catalogue', 'content'),
      deps.admission.uploads,
    ),
    graphql,
    deps.requestLimits.countRefused,
    graphqlErrors(deps.log),
  );
  app.use('/api', noStore, (request, _response, next) => {
    if (!SAFE_METHODS.has(request.method)) deps.schema.refuseChange();
    next();
  });
  app.use('/api', webhookRoutes(deps));
  app.get(MESSAGE_FRAME_PATH, messageFrame);
  app.use('/api', utf8Only, deps.requestLimits.countRequest, restRoutes(deps, BODY_LIMIT));
  const { countRequest } = deps.requestLimits;
  app.post(STOP_PATH, noStore, countRequest, oneClickStop(deps, stopReminders));
  app.post(NEWSLETTER_STOP_PATH, noStore, countRequest, oneClickStop(deps, stopNewsletter));
  app.use(UPLOADS_PATH, serveImages(deps.images));
  app.use(searchEngines);
  app.use(webClient(webDir, pages));
  app.use((_request, _response, next) => next(notFound('Page')));
  app.use(refusalsAreNotKept);
  app.use(restErrors(deps.log));
  return app;
}

/** A refusal is not cached, and is not in the encoding that the requested file would have had. */
const refusalsAreNotKept: ErrorRequestHandler = (fault, request, response, next) => {
  if (!response.headersSent) response.removeHeader('Content-Encoding');
  noStore(request, response, () => next(fault));
};
