import type { ApolloServerPlugin } from '@apollo/server';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { DURATION_BUCKETS } from './metrics.ts';

/** For operations that are not our client's: anybody may name theirs as they like, and each name is kept for ever. */
const OTHER = 'other';

/**
 * Measures how long the operations of GraphQL take that are executed, and counts the errors they answer.
 * @param names of operations that are told apart
 */
export function measureOperations(
  metrics: Registry,
  names: ReadonlySet<string>,
): ApolloServerPlugin<GraphqlContext> {
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: "How long operations of GraphQL took, by the name of those of the school's own pages",
    labelNames: ['operation'],
    buckets: DURATION_BUCKETS,
    registers: [metrics],
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors that operations of GraphQL answered, by operation and code',
    labelNames: ['operation', 'code'],
    registers: [metrics],
  });
  return {
    requestDidStart() {
      const begun = performance.now();
      return Promise.resolve({
        willSendResponse({ operationName, response: { body } }) {
          const operation = operationName && names.has(operationName) ? operationName : OTHER;
          durations.observe({ operation }, (performance.now() - begun) / 1000);
          const answered = body.kind === 'single' ? body.singleResult.errors : undefined;
          for (const { extensions } of answered ?? [])
            errors.inc({ operation, code: String(extensions?.code) });
          return Promise.resolve();
        },
      });
    },
  };
}
