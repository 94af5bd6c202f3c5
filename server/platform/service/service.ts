import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Viewer } from '../auth/viewer.js';

/**
 * The parts of the process that services may depend on, and the services themselves. `server/app/services.ts` adds
 * those of modules, so that no module imports the whole process to name a part of it.
 */
export interface ServiceParts {
  readonly em: EntityManager;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly storeName: () => Promise<string>;
}

/** The parts that a class or function needs, by name. */
export type Deps<Name extends keyof ServiceParts> = Pick<ServiceParts, Name>;

/** The actions of one viewer in one request, with the parts that its class names. */
export abstract class Service<Needs> {
  constructor(
    protected readonly deps: Needs,
    protected readonly viewer: Viewer,
  ) {}
}
