import type { Admission } from '../admission/admission.js';
import type { SignedInUser, Viewer } from '../auth/viewer.js';
import type { ReadCache } from '../cache/read-cache.js';
import type { ResponseCache } from '../cache/response-cache.js';
import type { Notifications } from '../db/notifications.js';
import type { Database } from '../db/orm.js';
import type { PoolWatch } from '../db/pool/pool-watch.js';
import type { SchemaWatch } from '../db/schema/schema-watch.js';
import type { Env } from '../env/env.js';
import type { Limits } from '../limits/limits.js';
import type { RequestLimits } from '../limits/request-limits.js';
import type { Log } from '../log/log.js';
import type { ImageStore } from '../uploads/image-store.js';
import type { VirusScanner } from '../uploads/scanning/virus-scanner.js';

/** The services of one request, by name; `services.ts` declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the composition root adds its members.
export interface Services {}

/**
 * The long-lived objects of one server process: the platform's here, those of modules added by `services.ts`. Tests
 * replace the objects that call other machines by fakes.
 */
export interface AppDeps {
  readonly env: Env;
  readonly log: Log;
  /** For requests: short time limits. */
  readonly database: Database;
  readonly pools: PoolWatch;
  readonly schema: SchemaWatch;
  readonly readCache: ReadCache;
  /** Whole public responses of both APIs, made from cached reads. */
  readonly responseCache: ResponseCache;
  readonly notifications: Notifications;
  readonly images: ImageStore;
  /** Scans files of visitors; null without a scanner. */
  readonly scanner: VirusScanner | null;
  /** Rate limits for actions worth abusing. */
  readonly limits: Limits;
  /** Rate limits on requests of any kind. */
  readonly requestLimits: RequestLimits;
  /** Limits how many requests are answered at the same time. */
  readonly admission: Admission;
  /** Aborted when the process begins to stop: it still answers, and should get no new requests. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  /**
   * The account of a bearer token or API key, read from the database. Throws TOKEN_EXPIRED, or UNAUTHENTICATED for a forged
   * token, an ended session or a user who is not active.
   */
  readonly authenticate: (token: string) => Promise<SignedInUser>;
  /** The services for one request of this viewer. */
  readonly servicesFor: (viewer: Viewer) => Services;
}
