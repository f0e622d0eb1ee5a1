import type { ApolloCache } from '@apollo/client/cache';
import { MyPaymentsDocument, type PaymentRecordFragment } from '#client/gql/graphql.ts';

interface NewestPayments {
  totalCount: number;
  /** Newest first; the first is enough. */
  nodes: readonly PaymentRecordFragment[];
}

/** Puts the newest payment at the head of one's own list, unless the list has it or was not loaded yet. */
export function addNewestPayment(cache: ApolloCache, { totalCount, nodes: [newest] }: NewestPayments): void {
  cache.updateQuery({ query: MyPaymentsDocument }, (known) => {
    const me = known?.me;
    if (!newest || !me || me.payments.edges.some(({ node }) => node.id === newest.id)) return undefined;
    // The server gives no cursor to one that is not asked for in a list; none is needed at the head.
    const edge = { __typename: 'PaymentEdge' as const, cursor: '', node: newest };
    return { me: { ...me, payments: { ...me.payments, totalCount, edges: [edge, ...me.payments.edges] } } };
  });
}
