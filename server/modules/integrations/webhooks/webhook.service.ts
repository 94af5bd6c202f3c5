import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireText } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { hostOf, NotPublic, publicAddresses, resolveName } from './public-address.js';
import {
  type DeliveryStatus,
  WebhookDelivery,
  WebhookEndpoint,
  type WebhookEvent,
} from './webhook.entity.js';
import { URL_MAX } from './webhook.inputs.js';
import { insertTest, readDeliveries, requeueDelivery } from './webhook.store.js';
import { ENDPOINTS_MAX } from './webhook-queue.store.js';
import { webhookSecret } from './webhook-secret.js';

export interface EndpointChange {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
}

/** An endpoint and its new secret, which is shown this once. */
export interface EndpointWithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

interface DeliveriesQuery extends PageQuery {
  readonly endpointId: string;
  readonly status?: DeliveryStatus | null;
}

/** Staff's receivers of webhooks, and what was sent to them. Every method needs `settings`. */
export class WebhookService extends Service<Deps<'em' | 'reads' | 'env' | 'limits' | 'now'>> {
  /** Every endpoint, newest first. */
  list(): Promise<WebhookEndpoint[]> {
    this.require('settings');
    return this.deps.em.fork().find(WebhookEndpoint, {}, { orderBy: { createdAt: 'desc', id: 'asc' } });
  }

  /** Adds an endpoint. Throws BAD_INPUT; CONFLICT when there are as many as a shop may have. */
  async create(sent: EndpointChange): Promise<EndpointWithSecret> {
    this.requireProof('settings');
    const change = { ...sent, url: await this.readUrl(sent.url) };
    const now = this.deps.now();
    return inTransaction(this.deps.em, async (tx) => {
      if ((await tx.count(WebhookEndpoint)) >= ENDPOINTS_MAX)
        throw conflict(`You can have ${ENDPOINTS_MAX} webhooks at most. Delete one first.`);
      const endpoint = tx.create(WebhookEndpoint, {
        id: randomUUID(),
        ...toRow(change),
        ...{ offReason: null, failingSince: null, previousSecretMadeAt: null },
        ...{ secretMadeAt: now, createdAt: now },
      });
      return this.withSecret(tx, endpoint);
    });
  }

  /** Changes an endpoint. Switched on, it begins anew. Throws BAD_INPUT, NOT_FOUND; CONFLICT for an older version. */
  async update(id: string, sent: EndpointChange, version?: number | null): Promise<WebhookEndpoint> {
    this.requireProof('settings');
    const change = { ...sent, url: await this.readUrl(sent.url) };
    return inTransaction(this.deps.em, async (tx) => {
      const endpoint = await lockEndpoint(tx, id);
      const { url, description, events, isEnabled } = endpoint;
      const current = { url, description, events, isEnabled };
      await assertVersion(tx, {
        thing: 'webhook',
        id,
        version: endpoint.version,
        lookedAt: version,
        current,
      });
      if (change.isEnabled && !isEnabled) Object.assign(endpoint, { offReason: null, failingSince: null });
      Object.assign(endpoint, toRow(change));
      await tx.flush();
      return tx.refreshOrFail(endpoint);
    });
  }

  /** Makes another secret; the one before signs too for a day. Throws NOT_FOUND. */
  async rotateSecret(id: string): Promise<EndpointWithSecret> {
    this.requireProof('settings');
    return inTransaction(this.deps.em, async (tx) => {
      const endpoint = await lockEndpoint(tx, id);
      endpoint.previousSecretMadeAt = endpoint.secretMadeAt;
      endpoint.secretMadeAt = this.deps.now();
      return this.withSecret(tx, endpoint);
    });
  }

  /** Deletes an endpoint with its deliveries. Throws NOT_FOUND. */
  async remove(id: string): Promise<string> {
    this.requireProof('settings');
    await inTransaction(this.deps.em, async (tx) => tx.remove(await lockEndpoint(tx, id)));
    return id;
  }

  /** Queues a test event. Throws NOT_FOUND, CONFLICT for an endpoint that is off, TOO_MANY_ATTEMPTS. */
  async sendTest(id: string): Promise<WebhookDelivery> {
    const { id: actorId } = this.require('settings');
    await this.deps.limits.spend('webhook-send', actorId);
    return inTransaction(this.deps.em, async (tx) => {
      await lockEnabled(tx, id, 'tested');
      return insertTest(tx, id);
    });
  }

  /** One page of the deliveries of an endpoint, newest first. Throws BAD_INPUT, NOT_FOUND. */
  async deliveries({ endpointId, status, page, pageSize }: DeliveriesQuery): Promise<Page<WebhookDelivery>> {
    this.require('settings');
    const at = readPage(page, pageSize);
    if (!isUuid(endpointId)) throw notFound('Webhook');
    const asked = { limit: at.pageSize, offset: at.offset };
    const list = await readDeliveries(this.deps.reads, { endpointId, status }, asked);
    return toPage(list.deliveries, list.total, at, list.isCapped);
  }

  /**
   * Queues a delivery again, under its id. Throws NOT_FOUND; CONFLICT while it is being sent, and for an endpoint that
   * is off; TOO_MANY_ATTEMPTS.
   */
  async resend(id: string): Promise<WebhookDelivery> {
    const { id: actorId } = this.require('settings');
    await this.deps.limits.spend('webhook-send', actorId);
    return inTransaction(this.deps.em, async (tx) => {
      const delivery = isUuid(id) ? await tx.findOne(WebhookDelivery, { id }) : null;
      if (!delivery) throw notFound('Delivery');
      await lockEnabled(tx, delivery.endpointId, 'resent');
      const queued = await requeueDelivery(tx, id);
      if (!queued) throw conflict('We are sending this right now');
      return queued;
    });
  }

  private async withSecret(tx: EntityManager, endpoint: WebhookEndpoint): Promise<EndpointWithSecret> {
    await tx.flush();
    await tx.refreshOrFail(endpoint);
    return { endpoint, secret: webhookSecret(this.deps.env, endpoint) };
  }

  /** The URL in its normal form. Throws BAD_INPUT for one that webhooks must not go to. */
  private async readUrl(sent: string): Promise<string> {
    const { webhooksToPrivate } = this.deps.env;
    const url = URL.parse(requireText('url', sent, URL_MAX, NO_URL));
    if (url?.protocol !== 'https:' && !(webhooksToPrivate && url?.protocol === 'http:'))
      throw wrongField('url', NO_URL);
    if (url.username || url.password)
      throw wrongField('url', 'Leave user name and password out of the address');
    url.hash = '';
    if (!webhooksToPrivate) await refusePrivate(hostOf(url));
    return url.href;
  }
}

const NO_URL = 'Enter an address that begins with https://';

async function refusePrivate(host: string): Promise<void> {
  try {
    await publicAddresses(host, resolveName);
  } catch (error) {
    throw wrongField(
      'url',
      error instanceof NotPublic
        ? 'This address is in a private network. Enter a public one.'
        : "We can't find this address. Check its spelling.",
    );
  }
}

function toRow({ url, description, events, isEnabled }: EndpointChange) {
  return { url, description: description.trim(), events: [...events], isEnabled };
}

async function lockEndpoint(tx: EntityManager, id: string): Promise<WebhookEndpoint> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const endpoint = isUuid(id) ? await tx.findOne(WebhookEndpoint, { id }, lock) : null;
  if (!endpoint) throw notFound('Webhook');
  return endpoint;
}

/** Locks an endpoint that is on, and audits what is sent to it by hand. */
async function lockEnabled(tx: EntityManager, id: string, webhook: 'tested' | 'resent'): Promise<void> {
  const { isEnabled, url } = await lockEndpoint(tx, id);
  if (!isEnabled) throw conflict('This webhook is off. Switch it on first.');
  await writeAuditEntry(tx, { entity: 'webhook', entityId: id, label: url, what: { webhook } });
}
