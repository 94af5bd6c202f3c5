import type { Viewer } from './viewer.js';

/** What one viewer may do in one request, with the parts that its class declares as `Deps`. */
export abstract class Service<Deps> {
  constructor(
    protected readonly deps: Deps,
    protected readonly viewer: Viewer,
  ) {}
}
