import type { RestClient } from '../clients/rest-client.js';
import type { TestApp } from '../test-app.js';

/** The owner of rows and the clients that make them. */
export interface Makers {
  /** The owner's id and email address. */
  readonly user: string;
  readonly email: string;
  readonly app: TestApp;
  readonly owner: RestClient;
  readonly admin: RestClient;
}
