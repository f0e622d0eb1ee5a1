import { Box, chakra, Flex, List, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  useLatestReconciliationQuery,
  type ReconciliationPartsFragment as Reconciliation,
} from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paymentsTexts } from '#shared/texts/payments.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { useReconcilePayments } from './use-reconcile-payments.ts';

/** Shows the last reconciliation with Stripe, its corrections and any outage of Stripe, with a button to start another one. */
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
          {!data && error && <Text>{paymentsTexts.comparison.notLoaded}</Text>}
        </Box>
        <Button variant="outline" loading={isComparing} onClick={reconcile}>
          {paymentsTexts.comparison.compare}
        </Button>
      </Flex>
      {latest && latest.differences.length > 0 && <Differences of={latest} />}
    </Box>
  );
}

function Outage({ since }: { since: string }) {
  return (
    <Text role="status" color="danger.text" marginBottom="3">
      <RichText
        text={paymentsTexts.comparison.outage({ moment: formatDateTime(since) })}
        tags={{ time: (content) => <time dateTime={since}>{content}</time> }}
      />
    </Text>
  );
}

function Outcome({ latest }: { latest: Reconciliation | null | undefined }) {
  const { comparison: texts } = paymentsTexts;
  if (!latest) return <Text>{texts.never}</Text>;
  const { startedAt, finishedAt, failure, differences, missedEvents } = latest;
  const time = finishedAt ?? startedAt;
  const moment = formatDateTime(time);
  const tags = { time: (content: ReactNode) => <time dateTime={time}>{content}</time> };
  if (failure) {
    return (
      <Text color="danger.text">
        <RichText text={texts.brokeOff({ moment, failure })} tags={tags} />
      </Text>
    );
  }
  if (!finishedAt) {
    return (
      <Text>
        <RichText text={texts.running({ moment })} tags={tags} />
      </Text>
    );
  }
  const counts = { moment, differences: differences.length };
  const outcome =
    missedEvents > 0 ? texts.doneWithMissedEvents({ ...counts, events: missedEvents }) : texts.done(counts);
  return (
    <Text fontVariantNumeric="tabular-nums">
      <RichText text={outcome} tags={tags} />
    </Text>
  );
}

function Differences({ of: { id, differences } }: { of: Reconciliation }) {
  return (
    <Folded key={id}>
      <summary>{paymentsTexts.comparison.showCorrected}</summary>
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
