import { randomUUID } from 'node:crypto';
import { KEY_PERMISSIONS, type Permission, permissionsOf } from '../../../../rules/users/permissions.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireText } from '../../../platform/api/read-text.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { ApiKey } from './api-key.entity.js';
import { readApiKey, readApiKeys } from './api-key.store.js';
import { newApiKey } from './authenticate-key.js';

export interface NewApiKey {
  readonly name: string;
  readonly permissions: readonly Permission[];
  /** Days for which it is valid. */
  readonly days: number;
}

/** A new key, which is shown this once. */
export interface ApiKeyWithSecret {
  readonly apiKey: ApiKey;
  readonly key: string;
}

export const NAME_MAX = 60;
/** Keys in force that one member of staff may have. */
const KEYS_MAX = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The keys of programs. Every method needs `settings` and a session: no key manages keys. */
export class ApiKeyService extends Service<Deps<'em' | 'pool' | 'reads' | 'now'>> {
  /** One page of the keys of all staff, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize }: PageQuery): Promise<Page<ApiKey>> {
    this.requireSession();
    const at = readPage(page, pageSize);
    const { keys, total } = await readApiKeys(this.deps.reads, { limit: at.pageSize, offset: at.offset });
    return toPage(keys, total, at);
  }

  /** Makes a key of the viewer's own. Throws FACTOR_NEEDED, BAD_INPUT; CONFLICT for one too many. */
  async create({ name: sent, permissions, days }: NewApiKey): Promise<ApiKeyWithSecret> {
    this.requireProof('settings');
    const owner = requireUser(this.viewer);
    const name = requireText('name', sent, NAME_MAX, 'Enter a name');
    const grantable = permissionsOf(owner).filter((one) => KEY_PERMISSIONS.includes(one));
    if (!permissions.every((one) => grantable.includes(one)))
      throw wrongField('permissions', 'Choose permissions that you have yourself. A key can’t manage users.');
    const { key, ...stored } = newApiKey();
    const now = this.deps.now();
    const id = randomUUID();
    await inTransaction(this.deps.em, async (tx) => {
      const inForce = { ownerId: owner.id, revokedAt: null, expiresAt: { $gt: now } };
      if ((await tx.count(ApiKey, inForce)) >= KEYS_MAX)
        throw conflict(`You can have ${KEYS_MAX} keys at most. Revoke one first.`);
      tx.create(
        ApiKey,
        {
          ...{ id, name, ...stored, ownerId: owner.id, permissions: [...permissions] },
          ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) },
          ...{ lastUsedAt: null, revokedAt: null },
        },
        { partial: true },
      );
    });
    return { apiKey: await this.one(id), key };
  }

  /** Revokes a key at once; a revoked one stays as it is. Throws NOT_FOUND. */
  async revoke(id: string): Promise<ApiKey> {
    this.requireSession();
    await inTransaction(this.deps.em, async (tx) => {
      const key = isUuid(id) ? await tx.findOne(ApiKey, { id }) : null;
      if (!key) throw notFound('API key');
      key.revokedAt ??= this.deps.now();
    });
    return this.one(id);
  }

  private requireSession(): void {
    this.require('settings');
    requireUser(this.viewer);
  }

  private async one(id: string): Promise<ApiKey> {
    const key = await readApiKey(this.deps.pool, id);
    if (!key) throw notFound('API key');
    return key;
  }
}
