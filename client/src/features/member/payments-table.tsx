import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { MemberPaymentsDocument, type AdminPaymentFragment, type MemberQuery } from '#client/gql/graphql.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { memberMessages } from '#shared/member.ts';
import { paymentMessages } from '#shared/payment.ts';

/** The payments of a member, newest first. */
export function PaymentsTable({ member: { id, payments } }: { member: MemberQuery['user'] }) {
  const { payments: texts } = memberMessages;
  const client = useApolloClient();
  const page = usePage(
    {
      fetchMore: ({ variables }) =>
        client.query({
          query: MemberPaymentsDocument,
          variables: { id, ...variables },
          fetchPolicy: 'network-only',
        }),
    },
    payments,
    paymentMessages.failure.loadPayments,
  );
  const { nodes = [] } = page;
  if (nodes.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <Stack gap="5">
      <DataTable
        caption={texts.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={(payment) => payment.id}
        cardsBelow="md"
      />
      <ShowMore of="payments" {...page} />
    </Stack>
  );
}

const columnsOf = (): Column<AdminPaymentFragment>[] => [
  ...paymentColumns('invoice'),
  ...adminPaymentColumns(),
];
