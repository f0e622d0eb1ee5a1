import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#client/routing/paths.ts';
import type { OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { isBeingRenewed } from '#client/entities/subscription/subscription.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import type { CheckoutStatus } from './checkout-status.ts';

/** Why nothing is sold to somebody, and the way on. */
export function NothingToBuy({ status }: { status: Exclude<CheckoutStatus, { kind: 'offer' }> }) {
  switch (status.kind) {
    case 'active':
      return <AlreadyActive subscription={status.subscription} />;
    case 'unpaid':
      return <RenewalUnpaid subscription={status.subscription} />;
    case 'waiting':
      return <PaymentUnderWay />;
  }
}

interface SubscriptionProps {
  subscription: OwnSubscriptionFragment;
}

function AlreadyActive({ subscription }: SubscriptionProps) {
  return (
    <StatusMessage title="Your subscription is active">
      <Text>Every course is open to you already. There is nothing to pay.</Text>
      <Text color="fg.muted">{whatComesNext(subscription)}</Text>
      <Actions>
        <LinkButton to={paths.courses}>Explore Courses</LinkButton>
        <LinkButton to={paths.profile} variant="outline">
          Your profile
        </LinkButton>
      </Actions>
    </StatusMessage>
  );
}

function whatComesNext(subscription: OwnSubscriptionFragment): string {
  const day = formatDate(subscription.currentPeriodEnd);
  if (isBeingRenewed(subscription)) return 'The payment of your renewal is under way.';
  if (subscription.cancelAtPeriodEnd) return `It ends on ${day}. In your profile you can let it go on.`;
  return `It is renewed on ${day}.`;
}

function RenewalUnpaid({ subscription: { accessUntil } }: SubscriptionProps) {
  return (
    <StatusMessage title="Your renewal is not paid yet">
      <Text>
        You have a subscription already, so there is nothing to buy again: its renewal could not be paid.
        Update your card, and it goes on by itself.
      </Text>
      <Text color="fg.muted">
        {accessUntil
          ? `The lectures stay open until ${formatDate(accessUntil)}.`
          : 'The lectures are locked until the renewal is paid.'}
      </Text>
      <Actions>
        <UpdateCardButton />
        <LinkButton to={paths.profile} variant="outline">
          Your profile
        </LinkButton>
      </Actions>
    </StatusMessage>
  );
}

function PaymentUnderWay() {
  return (
    <StatusMessage title="Your payment is on its way">
      <Text>
        You have paid, and your bank has not confirmed it yet. This may take some days. Please do not pay
        again.
      </Text>
      <Text color="fg.muted">
        We mail you how it ends. Your profile shows it, too, and every course opens by itself.
      </Text>
      <Actions>
        <LinkButton to={paths.profile}>Your profile</LinkButton>
        <LinkButton to={paths.courses} variant="outline">
          Explore Courses
        </LinkButton>
      </Actions>
    </StatusMessage>
  );
}

function StatusMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="4" padding={{ base: '5', md: '6' }}>
        <Text textStyle="h3" as="h2">
          {title}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
