import type { Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { AppContainer } from '../start/app-container.js';
import type { Changes } from './changes.js';

export interface LiveEndpointOptions {
  readonly parts: AppContainer;
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** Whether a text may be asked at all. */
  readonly accepts: (text: string) => boolean;
  /** Of orders, by id. */
  readonly orders: Changes;
  /** Of who may be signed in, by the user's id. */
  readonly sessions: Changes;
}
