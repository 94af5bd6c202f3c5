import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { AnyOf } from '../../../rules/users/permissions.js';
import { requirePermission, requireProof, type SignedInUser, type Viewer } from '../auth/viewer.js';

/**
 * The dependencies that services may name: objects of the process, and the services themselves. `server/app/services.ts`
 * adds those of modules, so that no module imports the whole process to name one of them.
 */
export interface ServiceDeps {
  readonly em: EntityManager;
  readonly pool: Pool;
  readonly now: () => Date;
  readonly storeName: () => Promise<string>;
}

/** The dependencies of a class or function, by name. */
export type Deps<Name extends keyof ServiceDeps> = Pick<ServiceDeps, Name>;

/** The actions of one viewer in one request, with the dependencies that its class names. */
export abstract class Service<Needs> {
  constructor(
    protected readonly deps: Needs,
    protected readonly viewer: Viewer,
  ) {}

  /** The viewer with one of these permissions. Throws UNAUTHENTICATED, FORBIDDEN, FACTOR_NEEDED. */
  protected require(...anyOf: AnyOf): SignedInUser {
    return requirePermission(this.viewer, ...anyOf);
  }

  /** The same with a second factor proved in the last 15 minutes, if the viewer has one; throws FACTOR_NEEDED too. */
  protected requireProof(...anyOf: AnyOf): SignedInUser {
    return requireProof(this.viewer, ...anyOf);
  }
}
