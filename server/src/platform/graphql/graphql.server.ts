import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from '#server/platform/common/logger.ts';
import type { GraphqlContext } from './context.ts';
import { createFormatError } from './format-error.ts';
import type { KnownDocuments } from './known-documents.ts';
import { introspectionForAdmins } from './introspection-for-admins.ts';
import { createLimits, MAX_TOKENS } from './limits.ts';
import { noSubscriptions } from './no-subscriptions.ts';
import { notedOperations } from './noted-operations.ts';
import { retryAfterHeader } from './retry-after.ts';
import { thrownByValidation } from './thrown-by-validation.ts';

interface Options {
  schema: GraphQLSchema;
  httpServer: Server;
  /** How long requests may continue while the server stops, in milliseconds. */
  finishMs: number;
  logger: Logger;
  /**
   * Introspection for all callers, and suggestions of names: on in development, off in production, where admins may
   * still introspect.
   */
  isExplorable: boolean;
  documents: KnownDocuments;
  plugins: ApolloServerPlugin<GraphqlContext>[];
}

/** Creates the product's one API. Batching and mutations by GET are off, CSRF prevention is on. */
export function createGraphqlServer(options: Options) {
  const { schema, httpServer, finishMs, logger, isExplorable, documents, plugins } = options;
  const limits = createLimits();
  return new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: !isExplorable,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    cache: 'bounded',
    persistedQueries: { cache: documents.texts },
    documentStore: documents.documents,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limits.validationRules,
    formatError: createFormatError({ logger, isExplorable }),
    plugins: [
      ...limits.plugins,
      ...plugins,
      ...(isExplorable ? [] : [introspectionForAdmins]),
      noSubscriptions,
      notedOperations,
      thrownByValidation,
      retryAfterHeader,
      // It would check every field of every answer for cache hints, which are not used.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: finishMs }),
    ],
    logger,
  });
}
