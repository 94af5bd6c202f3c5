import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { type Context, createContext } from './context.js';
import { answerFromMemory, keepAnswers } from './graphql-memory.js';
import { nameOperation } from './observe/name-operation.js';
import type { Parts } from './parts.js';
import { createSchema } from './schema.js';
import { graphqlError } from './shared/error-responses.js';
import { AppError } from './shared/errors.js';
import { KeptAnswers } from './shared/kept-answers.js';

export interface GraphqlDoor {
  readonly handler: RequestHandler;
  stop(): Promise<void>;
}

/** Starts Apollo Server over the services. */
export async function createGraphqlDoor(parts: Parts, httpServer: Server): Promise<GraphqlDoor> {
  const answers = new KeptAnswers(parts.kept);
  const apollo = new ApolloServer<Context>({
    schema: createSchema(),
    logger: parts.log,
    introspection: !parts.env.production,
    hideSchemaDetailsFromClientErrors: parts.env.production,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    formatError: (formatted, fault) => graphqlError(parts.log, formatted, fault),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControl({ calculateHttpHeaders: false }),
      keepAnswers(answers, parts),
      faultStatus,
      nameOperation,
    ],
  });
  await apollo.start();
  return {
    handler: answerFromMemory(
      answers,
      parts,
      expressMiddleware(apollo, { context: ({ req }) => createContext(parts, req).catch(refuseInGraphql) }),
    ),
    stop: () => apollo.stop(),
  };
}

/** A refusal brings its own status; a fault of ours is told with 500, as REST does. */
const faultStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (errors?.some(({ extensions }) => extensions?.code === 'INTERNAL')) http.status = 500;
      },
    };
  },
};

/** A refusal before any resolver runs, in the form that Apollo answers with its own status. */
function refuseInGraphql(fault: unknown): never {
  if (!(fault instanceof AppError)) throw fault;
  throw new GraphQLError(fault.message, { originalError: fault });
}
