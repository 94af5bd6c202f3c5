import type { Admission } from '../admission/admission.js';
import type { Database } from '../db/orm.js';
import type { PoolWatch } from '../db/pool/pool-watch.js';
import type { SchemaWatch } from '../db/schema/schema-watch.js';
import type { PdfMaker } from '../documents/pdf/pdf-maker.js';
import type { MailQueue } from '../email/mail-queue.js';
import type { Env } from '../env/env.js';
import type { Limits } from '../limits/limits.js';
import type { RequestLimits } from '../limits/request-limits.js';
import type { Notifications } from '../live/notifications.js';
import type { OrderExporter } from '../orders/export/export-stream.js';
import type { PaymentGateway } from '../payments/gateway/payment-gateway.js';
import type { AddressLookup } from '../places/address-lookup.js';
import type { ReadCache } from '../shared/cache/read-cache.js';
import type { ResponseCache } from '../shared/cache/response-cache.js';
import type { Log } from '../shared/log/log.js';
import type { ImageStore } from '../uploads/image-store.js';
import type { VirusScanner } from '../uploads/scanning/virus-scanner.js';
import type { Tokens } from '../users/tokens.js';

/** The long-lived objects of one server process. Tests replace what leaves the machine by fakes. */
export interface AppContainer {
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
  readonly tokens: Tokens;
  readonly gateway: PaymentGateway;
  readonly mailQueue: MailQueue;
  readonly images: ImageStore;
  /** Looks at files of visitors; null where there is none. */
  readonly scanner: VirusScanner | null;
  readonly pdf: PdfMaker;
  readonly exporter: OrderExporter;
  readonly addressLookup: AddressLookup;
  /** Rate limits for actions that are worth abusing. */
  readonly limits: Limits;
  /** Limits on requests, whatever they ask for. */
  readonly requestLimits: RequestLimits;
  /** Limits how many requests are answered at the same time. */
  readonly admission: Admission;
  /** Aborted when the process begins to stop: it still answers, and should get nothing new. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
}
