import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { MemberPaymentsDocument, type AdminPaymentFragment, type MemberQuery } from '#client/gql/graphql.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { memberMessages } from '#shared/member.ts';
import { paymentMessages } from '#shared/payment.ts';

/** The payments of a member, newest first. */
export function PaymentsTable({ member: { id, payments } }: { member: MemberQuery['user'] }) {
  const { edges, totalCount, pageInfo } = payments;
  const { payments: texts } = memberMessages;
  const client = useApolloClient();
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: pageInfo.endCursor,
    fetchMore: (after) =>
      client.query({
        query: MemberPaymentsDocument,
        variables: { id, after },
        fetchPolicy: 'network-only',
      }),
    failure: paymentMessages.failure.loadPayments,
  });
  if (edges.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <Stack gap="5">
      <DataTable
        caption={texts.caption}
        columns={columnsOf()}
        rows={edges.map(({ node }) => node)}
        rowKey={(payment) => payment.id}
        cardsBelow="md"
      />
      {totalCount > edges.length && (
        <ShowMore
          of="payments"
          shown={edges.length}
          totalCount={totalCount}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
    </Stack>
  );
}

const columnsOf = (): Column<AdminPaymentFragment>[] => [
  ...paymentColumns('invoice'),
  ...adminPaymentColumns(),
];
