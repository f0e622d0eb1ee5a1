import type { ApolloServerPlugin } from '@apollo/server';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { DURATION_BUCKETS } from './metrics.ts';

/** Label for all operations of other clients. Clients choose their names freely, and each label value is kept forever. */
const OTHER = 'other';

/**
 * Measures the duration of executed GraphQL operations and counts their errors.
 * @param names operations that get a label of their own
 */
export function measureOperations(
  metrics: Registry,
  names: ReadonlySet<string>,
): ApolloServerPlugin<GraphqlContext> {
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: "Duration of GraphQL operations, by name for the school's own pages",
    labelNames: ['operation'],
    buckets: DURATION_BUCKETS,
    registers: [metrics],
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors of GraphQL operations, by operation and code',
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
