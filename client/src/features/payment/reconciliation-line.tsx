import { Box, chakra, Flex, List, Text } from '@chakra-ui/react';
import {
  useLatestReconciliationQuery,
  type ReconciliationPartsFragment as Reconciliation,
} from '#client/gql/graphql.ts';
import { formatDateTime, formatNumber } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useReconcilePayments } from './use-reconcile-payments.ts';

/** When the payments were compared with Stripe last and what that mended, the way to do it now, and whether Stripe answers. */
export function ReconciliationLine() {
  const { data, error } = useLatestReconciliationQuery({ fetchPolicy: 'cache-and-network' });
  const { reconcile, isComparing } = useReconcilePayments();
  const latest = data?.latestReconciliation;
  return (
    <Box>
      {data?.stripeConnection.unavailableSince && <Outage since={data.stripeConnection.unavailableSince} />}
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
        <Box flex="1 1 16rem" minWidth="0">
          {data && <Outcome latest={latest} />}
          {!data && !error && <Skeleton height="6" maxWidth="24rem" />}
          {!data && error && <Text>When the payments were compared last could not be loaded.</Text>}
        </Box>
        <Button variant="outline" loading={isComparing} onClick={reconcile}>
          Compare now
        </Button>
      </Flex>
      {latest && latest.differences.length > 0 && <Differences of={latest} />}
    </Box>
  );
}

function Outage({ since }: { since: string }) {
  return (
    <Text role="status" color="danger.text" marginBottom="3">
      Stripe has not answered since <time dateTime={since}>{formatDateTime(since)}</time>. Payments go on by
      themselves when it is back.
    </Text>
  );
}

function Outcome({ latest }: { latest: Reconciliation | null | undefined }) {
  if (!latest) return <Text>Not compared with Stripe yet.</Text>;
  const { startedAt, finishedAt, failure, differences, missedEvents } = latest;
  const time = finishedAt ?? startedAt;
  const when = <time dateTime={time}>{formatDateTime(time)}</time>;
  if (failure) {
    return (
      <Text color="danger.text">
        The comparison with Stripe of {when} broke off: {failure}
      </Text>
    );
  }
  if (!finishedAt) return <Text>Being compared with Stripe since {when}</Text>;
  return (
    <Text fontVariantNumeric="tabular-nums">
      Compared with Stripe: {when}, {countOf(differences.length, 'difference')} corrected
      {missedEvents > 0 && `, ${countOf(missedEvents, 'event')} had not arrived`}
    </Text>
  );
}

const plural = new Intl.PluralRules('en');

/** `no differences`, `1 difference`, `12 differences`. */
function countOf(count: number, one: string): string {
  if (count === 0) return `no ${one}s`;
  return `${formatNumber(count)} ${plural.select(count) === 'one' ? one : `${one}s`}`;
}

function Differences({ of: { id, differences } }: { of: Reconciliation }) {
  return (
    <Folded key={id}>
      <summary>Show what was corrected</summary>
      <List.Root gap="1" paddingBottom="2">
        {differences.map((difference, index) => (
          <List.Item key={index} overflowWrap="anywhere">
            {difference}
          </List.Item>
        ))}
      </List.Root>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    textStyle: 'sm',
    '& > summary': {
      display: 'list-item',
      width: 'fit-content',
      paddingY: '2.5',
      fontWeight: 'semibold',
      cursor: 'pointer',
      borderRadius: 'card',
      _hover: { textDecoration: 'underline' },
    },
  },
});
