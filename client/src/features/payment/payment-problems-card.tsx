import { Badge, Box, Flex, Heading, Stack } from '@chakra-ui/react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { formatNumber } from '#client/format/format.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
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
  return (
    <Card asChild>
      <section aria-labelledby={headingId}>
        <Stack gap="5" padding={{ base: '4', md: '6' }}>
          <Flex align="center" gap="3">
            {/* Takes the focus when the focused problem is solved. */}
            <Heading as="h2" id={headingId} textStyle="h3" tabIndex={-1} _focus={{ outline: 'none' }}>
              {paymentsTexts.problems.title}
            </Heading>
            {problems.totalCount > 0 && (
              <Badge color="danger.text" borderColor="danger.text">
                {formatNumber(problems.totalCount)}
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

function Newest({ problems }: { problems: ReturnType<typeof usePaymentProblems> }) {
  const { nodes, totalCount } = problems;
  if (!nodes) return <QueryFallback {...problems} skeleton="16" />;
  if (nodes.length === 0) return <NothingToAttendTo />;
  return (
    <>
      <PaymentProblemsList headingId={headingId} problems={nodes.slice(0, shownHere)} />
      {totalCount > shownHere && (
        <LinkButton to={paths.paymentProblems} variant="outline" alignSelf="start">
          {paymentsTexts.problems.showAll({ count: totalCount })}
        </LinkButton>
      )}
    </>
  );
}
