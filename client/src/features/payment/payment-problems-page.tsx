import { Heading, Stack, Text } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { paths } from '#shared/paths.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';
import { NothingToAttendTo } from './nothing-to-attend-to.tsx';
import { PaymentProblemsList } from './payment-problems-list.tsx';
import { ReconciliationLine } from './reconciliation-line.tsx';
import { StripeAccountNotice } from './stripe-account-notice.tsx';
import { usePaymentProblems } from './use-payment-problems.ts';

const perPage = 24;

/** All payment problems, and the last reconciliation with Stripe. */
export function PaymentProblemsPage() {
  return (
    <AdminPage
      title={paymentsTexts.problems.title}
      actions={
        <LinkButton to={paths.payments} variant="outline">
          {paymentsTexts.problems.toPayments}
        </LinkButton>
      }
    >
      <Stack gap="6">
        <StripeAccountNotice />
        <Card padding={{ base: '4', md: '6' }}>
          <ReconciliationLine />
        </Card>
        <Problems />
      </Stack>
    </AdminPage>
  );
}

const headingId = 'payment-problems-heading';

function Problems() {
  const problems = usePaymentProblems(perPage);
  const { nodes } = problems;
  if (!nodes) return <QueryFallback {...problems} skeleton="96" />;
  return (
    <Stack as="section" gap="5" aria-labelledby={headingId}>
      {/* Takes the focus when the focused problem is solved. */}
      <Heading as="h2" id={headingId} textStyle="h2" tabIndex={-1} _focus={{ outline: 'none' }}>
        {paymentsTexts.problems.heading}
      </Heading>
      {nodes.length === 0 ? (
        <NothingToDo />
      ) : (
        <>
          <Card padding={{ base: '4', md: '6' }}>
            <PaymentProblemsList headingId={headingId} problems={nodes} />
          </Card>
          <ShowMore of="problems" {...problems} always />
        </>
      )}
    </Stack>
  );
}

function NothingToDo() {
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <NothingToAttendTo />
      <Text color="fg.muted" marginTop="2" maxWidth="prose">
        {paymentsTexts.problems.whatIsListed}
      </Text>
    </Card>
  );
}
