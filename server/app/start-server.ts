import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SandboxFaults } from '../../packages/stripe-sandbox/api/sandbox-faults.js';
import { MailQueue } from '../modules/email/mail-queue.js';
import { createMailer } from '../modules/email/mailer.js';
import { authenticateKey, isApiKey } from '../modules/integrations/api-keys/authenticate-key.js';
import { OrderExporter } from '../modules/orders/export/export-stream.js';
import { htmlPages } from '../modules/pages/html-pages.js';
import { guestQueries, PageRenderer } from '../modules/pages/page-renderer.js';
import { searchEngineFiles } from '../modules/pages/search-engines.js';
import { PAGES_DIR, WEB_DIR } from '../modules/pages/web-client.js';
import { createStripeGateway } from '../modules/payments/gateway/stripe-gateway.js';
import { postTownLookup } from '../modules/places/address-lookup.js';
import { authenticate } from '../modules/users/sessions/authenticate.js';
import { Tokens } from '../modules/users/sessions/tokens.js';
import { Admission } from '../platform/admission/admission.js';
import { frontGate } from '../platform/admission/front-gate.js';
import { patientWork } from '../platform/admission/work.js';
import { keyFor } from '../platform/auth/signed-link.js';
import { ReadCache } from '../platform/cache/read-cache.js';
import { ResponseCache } from '../platform/cache/response-cache.js';
import { startDatabaseClock } from '../platform/db/database-clock.js';
import { listenToNotifications } from '../platform/db/notifications.js';
import { connectPools } from '../platform/db/pool/connect-pools.js';
import { PoolWatch } from '../platform/db/pool/pool-watch.js';
import { SCHEMA_CHANNEL, SchemaWatch } from '../platform/db/schema/schema-watch.js';
import type { Env } from '../platform/env/env.js';
import { createGraphqlEndpoint } from '../platform/graphql/graphql.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import { ConnectionDrain } from '../platform/limits/connection-drain.js';
import { createGuardedServer } from '../platform/limits/guarded-server.js';
import { Limits } from '../platform/limits/limits.js';
import { RequestLimits } from '../platform/limits/request-limits.js';
import type { TransportLimits } from '../platform/limits/transport-limits.js';
import { Changes } from '../platform/live/changes.js';
import { openLiveEndpoint } from '../platform/live/live-endpoint.js';
import type { Log } from '../platform/log/log.js';
import { startObserving } from '../platform/observe/observing.js';
import { PdfMaker } from '../platform/pdf/pdf-maker.js';
import { within } from '../platform/turns/within.js';
import { openImageStore } from '../platform/uploads/open-image-store.js';
import { clamd } from '../platform/uploads/scanning/virus-scanner.js';
import { createApp } from './app.js';
import { startBackground } from './background.js';
import { connectDatabase } from './database/connect-database.js';
import { type Preparing, prepareDatabase } from './database/prepare-database.js';
import { stopAll } from './end-with-fault.js';
import { localUrl } from './listen.js';
import { answerStarting, listenEarly, listenInTurn } from './listen-on-shared-sockets.js';
import { createSchema } from './resolvers.js';
import { restWork } from './routes.js';
import { createServices } from './services.js';
import { startSandbox } from './start-sandbox.js';
import 'reflect-metadata';

export interface StartOptions extends Pick<Preparing, 'withSamples'> {
  readonly env: Env;
  readonly log: Log;
  readonly databaseUrl: string;
  /** Direct address past a pooler at databaseUrl, for things that outlast a transaction. */
  readonly directUrl?: string;
  /** The clock; by default the database's. */
  readonly now?: () => Date;
  /** Makes the payment sandbox misbehave; for tests only. */
  readonly faults?: SandboxFaults;
  /** Other connection time-outs; for tests only. */
  readonly transport?: Partial<TransportLimits>;
  /** Multiplies the time requests wait for their turn, a connection, a lock and an answer; for tests only. */
  readonly patience?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly deps: AppDeps;
  /** Resolves when this process cannot serve any more and another one could. */
  readonly broken: Promise<Error>;
  /** Answers 503 at /readyz unless replaced, serves for env.shutdownDelayMs, finishes open requests, then stops all. */
  stop(isReplaced?: boolean): Promise<void>;
}

/** Time from the beginning of a stop until requests still under way are cut. */
const CUT_AFTER_MS = 8_000;
/** Longest part of it for draining connections, once nothing new is accepted. */
const DRAIN_MS_MAX = 6_000;

/** Starts the whole server: listens, migrates and seeds the database, then serves. Throws CannotListen. */
export async function startServer({
  env,
  log,
  databaseUrl,
  directUrl = databaseUrl,
  now: setNow,
  withSamples,
  faults,
  transport,
  patience = 1,
}: StartOptions): Promise<RunningServer> {
  const current: { handle: RequestListener } = { handle: answerStarting };
  const handle: RequestListener = (request, response) => current.handle(request, response);
  const admission = new Admission(log, patientWork(patience));
  const http = createGuardedServer(frontGate(admission, restWork, handle), env, transport);
  const connections = new ConnectionDrain(http);
  const opened = await listenEarly(http, env.port, env.host);
  const stopping = new AbortController();

  const allPools = await connectPools({
    connect: connectDatabase,
    databaseUrl,
    directUrl,
    env,
    log,
    patience,
  });
  await prepareDatabase(directUrl, env, { setNow, withSamples });
  const { requests: database, background } = allPools;
  const clock = await startDatabaseClock(background.pool, log);
  const now = setNow ?? clock.now;
  const pools = new PoolWatch(allPools, log);
  const [orders, sessions] = [new Changes(), new Changes()];
  const observing = await startObserving({
    env,
    log,
    pools: allPools,
    openSubscriptions: () => orders.watching,
    work: () => admission.figures,
  });

  const schemaWatch = new SchemaWatch(background.pool, background.model.migrations, log);
  schemaWatch.guard(database.orm.em, background.orm.em);
  const readCache: ReadCache = new ReadCache(() => notifications.isListening);
  const notifications = listenToNotifications({
    databaseUrl: directUrl,
    channels: ['catalogue_changed', 'order_changed', 'session_changed', SCHEMA_CHANNEL],
    onNotification: (channel, id) => {
      if (channel === 'order_changed') orders.notify(id);
      else if (channel === 'session_changed') sessions.notify(id);
      else if (channel === SCHEMA_CHANNEL) void schemaWatch.check().catch(() => {});
      else readCache.invalidate();
    },
    onListening: () => {
      readCache.invalidate();
      orders.notifyAll();
      sessions.notifyAll();
    },
    log,
  });
  const sandbox = env.stripe.sandbox
    ? await startSandbox({ stripe: env.stripe, pool: background.pool, log, handle, faults })
    : null;
  const stripe = createStripeGateway({
    secretKey: env.stripe.secretKey,
    webhookSecret: env.stripe.webhookSecret,
    apiBase: env.stripe.apiBase ?? sandbox?.apiBase,
    now: clock.now,
  });
  const gateway = observing.traceCalls('stripe', stripe, ['listIntents', 'listEvents', 'readWebhook']);
  const mailQueue = new MailQueue(log, observing.tracing);
  const tokens = new Tokens(env.jwtSecret, env.previousSecrets);
  const mailServer = await createMailer(env);
  const mailer = mailServer && observing.traceCalls('smtp', mailServer, ['close']);
  const counting = { pool: database.pool, secret: keyFor(env, 'limits'), factor: env.rateLimitFactor };
  const limits = new Limits(counting);
  const requestLimits = new RequestLimits(counting, log);
  const images = await openImageStore(env, log);
  const pdf = new PdfMaker();
  const exporter = new OrderExporter(directUrl, log);
  const deps: AppDeps = {
    env,
    log,
    database,
    pools,
    schema: schemaWatch,
    readCache,
    responseCache: new ResponseCache(readCache),
    notifications,
    tokens,
    gateway,
    mailQueue,
    images,
    scanner: env.scanner && clamd(env.scanner),
    pdf,
    exporter,
    addressLookup: postTownLookup,
    limits,
    requestLimits,
    admission,
    stopping: stopping.signal,
    now,
    authenticate: (token) =>
      isApiKey(token)
        ? authenticateKey(database.pool, token)
        : authenticate({ pool: database.pool, tokens, env }, token, now()),
    servicesFor: (viewer) => createServices(deps, viewer),
  };
  /** Stops background work; requests can still queue emails afterwards. */
  const stopBackground = startBackground({ deps: { ...deps, database: background }, directUrl, mailer });
  void schemaWatch.newer.then(stopBackground);

  const graphql = await createGraphqlEndpoint(deps, createSchema());
  const { schema, accepts } = graphql;
  const live = openLiveEndpoint({ deps, http, schema, accepts, orders, sessions });
  const entry = new URL('entry-server.js', pathToFileURL(`${PAGES_DIR}/`));
  const renderer = new PageRenderer(entry, guestQueries(deps, schema));
  current.handle = createApp({
    deps,
    graphql: graphql.handler,
    observing,
    sandbox: sandbox?.router ?? null,
    webDir: WEB_DIR,
    pages: htmlPages({ deps, renderer, publicUrl: env.publicUrl, webDir: WEB_DIR, pagesDir: PAGES_DIR }),
    searchEngines: searchEngineFiles({ publicUrl: env.publicUrl, deps, renderer }),
  });

  const listening = opened ?? (await listenInTurn(http, env.port, env.host));
  return {
    url: localUrl(env.host, listening.port),
    deps,
    broken: pools.broken,
    async stop(isReplaced = false) {
      if (!isReplaced) stopping.abort();
      connections.announce();
      await wait(env.shutdownDelayMs);
      const drainMs = Math.min(DRAIN_MS_MAX, CUT_AFTER_MS - env.shutdownDelayMs);
      await stopAll(log, [
        live.stop(),
        connections.close(listening, drainMs),
        within(drainMs, stopBackground()),
      ]);
      admission.stop();
      const stops = [pdf.stop(), renderer.stop(), graphql.stop(), notifications.stop(), sandbox?.stop()];
      await stopAll(log, stops);
      clock.stop();
      mailer?.close();
      pools.stop();
      schemaWatch.stop();
      await stopAll(log, [database.close(), background.close()]);
      await stopAll(log, [observing.stop()]);
    },
  };
}
