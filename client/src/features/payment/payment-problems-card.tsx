import { Badge, Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { formatNumber } from '#client/format/format.ts';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paymentsTexts } from '#shared/texts/payments.ts';
import { NothingToAttendTo } from './nothing-to-attend-to.tsx';
import { PaymentProblemsList } from './payment-problems-list.tsx';
import { ReconciliationLine } from './reconciliation-line.tsx';
import { usePaymentProblems } from './use-payment-problems.ts';

/** Number of problems on the dashboard; a separate page has all of them. */
const shownHere = 5;

const headingId = 'payment-problems-heading';

/** The newest payment problems, and the last reconciliation with Stripe. */
export function PaymentProblemsCard() {
  const problems = usePaymentProblems(shownHere);
  const count = problems.list?.totalCount ?? 0;
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Stack gap="5" padding={{ base: '4', md: '6' }}>
          <Flex align="center" gap="3">
            {/* Takes the focus when the focused problem is solved. */}
            <Heading as="h2" id={headingId} textStyle="h3" tabIndex={-1} _focus={{ outline: 'none' }}>
              {paymentsTexts.problems.title}
            </Heading>
            {count > 0 && (
              <Badge color="danger.text" borderColor="danger.text">
                {formatNumber(count)}
              </Badge>
            )}
          </Flex>
          <Newest problems={problems} />
          <Box borderTop="line" borderColor="border" paddingTop="4">
            <ReconciliationLine />
          </Box>
        </Stack>
      </section>
    </Card>
  );
}

function Newest({ problems: { list, error, retry } }: { problems: ReturnType<typeof usePaymentProblems> }) {
  if (!list) {
    if (!error) return <Skeleton height="16" />;
    return (
      <ErrorState message={errorMessage(error, paymentsTexts.failure.loadPaymentProblems)} onRetry={retry} />
    );
  }
  if (list.edges.length === 0) return <NothingToAttendTo />;
  return (
    <>
      <PaymentProblemsList
        headingId={headingId}
        problems={list.edges.slice(0, shownHere).map(({ node }) => node)}
      />
      {list.totalCount > shownHere && (
        <LinkButton to={paths.paymentProblems} variant="outline" alignSelf="start">
          {paymentsTexts.problems.showAll({ count: list.totalCount })}
        </LinkButton>
      )}
    </>
  );
}
