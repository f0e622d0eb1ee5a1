import type { ApolloCache } from '@apollo/client/cache';
import { MyPaymentsDocument, type PaymentRecordFragment } from '#client/gql/graphql.ts';

interface NewestPayments {
  totalCount: number;
  /** Newest first; only the first one is used. */
  nodes: readonly PaymentRecordFragment[];
}

/** Adds the newest payment to the top of the user's list, unless it is there or the list was not loaded yet. */
export function addNewestPayment(cache: ApolloCache, { totalCount, nodes: [newest] }: NewestPayments): void {
  cache.updateQuery({ query: MyPaymentsDocument }, (known) => {
    const me = known?.me;
    if (!newest || !me || me.payments.edges.some(({ node }) => node.id === newest.id)) return undefined;
    // The server returns no cursor outside of a list, and none is needed at the top.
    const edge = { __typename: 'PaymentEdge' as const, cursor: '', node: newest };
    return { me: { ...me, payments: { ...me.payments, totalCount, edges: [edge, ...me.payments.edges] } } };
  });
}
