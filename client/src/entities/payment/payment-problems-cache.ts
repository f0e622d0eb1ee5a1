import { isReference, type ApolloCache, type Reference } from '@apollo/client/cache';
import { changeAdminCount } from '#client/graphql/admin-counts.ts';
import type { PaymentProblemKind, PaymentProblemsQuery } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

/** A payment problem as the cache stores it. */
export interface KnownProblem {
  kind: PaymentProblemKind | undefined;
  /** The payment that the problem is about. */
  paymentId: string | undefined;
}

/** Removes solved problems from the cached list. Does nothing if the list is not loaded. */
export function removeProblems(cache: ApolloCache, isSolved: (problem: KnownProblem) => boolean): void {
  let removed = 0;
  cache.modify<Stored<PaymentProblemsQuery>>({
    fields: {
      paymentProblems(stored, { readField }) {
        if (isReference(stored)) return stored;
        const edges = stored.edges.filter(({ node }) => {
          const payment = readField<Reference>('payment', node);
          return !isSolved({
            kind: readField<PaymentProblemKind>('kind', node),
            paymentId: payment && readField<string>('id', payment),
          });
        });
        removed = stored.edges.length - edges.length;
        return { ...stored, edges, totalCount: stored.totalCount - removed };
      },
    },
  });
  changeAdminCount(cache, 'paymentProblems', -removed);
}
