import { Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useLatestReconciliationQuery, type StripeAccountChangePartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import { useStartWithStripeAccount } from './use-start-with-stripe-account.ts';

/**
 * Asks an admin whether to start with another Stripe account of the key. Renders nothing if there is none. The
 * `ReconciliationLine` of the same page loads it.
 */
export function StripeAccountNotice() {
  const { data } = useLatestReconciliationQuery({ fetchPolicy: 'cache-only' });
  const change = data?.stripeAccountChange;
  return change ? <Notice change={change} /> : null;
}

function Notice({ change }: { change: StripeAccountChangePartsFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const { start, isStarting } = useStartWithStripeAccount();
  const { account, isLive, formerAccount, formerIsLive, customers, payments } = change;
  const { returningCustomers, returningPayments } = change;
  return (
    <SectionCard title={stripeAccountTexts.title} intro={stripeAccountTexts.whatHappened}>
      <Stack maxWidth="prose" gap="3">
        <dl>
          <Fact term={stripeAccountTexts.ofKey} text={nameOf(account, isLive)} />
          <Fact term={stripeAccountTexts.formerly} text={nameOf(formerAccount, formerIsLive)}>
            {stripeAccountTexts.counts({ customers, payments })}
          </Fact>
        </dl>
        <Text>{stripeAccountTexts.setAside}</Text>
        {returningCustomers + returningPayments > 0 && (
          <div>
            <Text>{stripeAccountTexts.comeBack}</Text>
            <Text>
              {stripeAccountTexts.counts({ customers: returningCustomers, payments: returningPayments })}
            </Text>
          </div>
        )}
        {formerIsLive !== false && <Text>{stripeAccountTexts.stillCharged}</Text>}
        <Text>{stripeAccountTexts.otherwise}</Text>
      </Stack>
      <Button alignSelf="start" loading={isStarting} onClick={() => setIsAsking(true)}>
        {stripeAccountTexts.start}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={stripeAccountTexts.question}
        description={stripeAccountTexts.setAside}
        confirmLabel={stripeAccountTexts.start}
        onConfirm={() => {
          setIsAsking(false);
          void start(change);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </SectionCard>
  );
}

function Fact({ term, text, children }: { term: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {text}
      </Text>
      {children && <Text as="dd">{children}</Text>}
    </div>
  );
}

function nameOf(account: string | null | undefined, isLive: boolean | null | undefined): string {
  const { live, test, unknown } = stripeAccountTexts;
  if (isLive == null) return unknown;
  return (isLive ? live : test)({ account: account ?? unknown });
}
