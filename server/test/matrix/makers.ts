import type { RestClient } from '../clients/rest-client.js';
import type { TestApp } from '../test-app.js';

/** What rows are made with, and for whom. */
export interface Makers {
  /** The owner's id and address. */
  readonly user: string;
  readonly email: string;
  readonly app: TestApp;
  readonly owner: RestClient;
  readonly admin: RestClient;
}
