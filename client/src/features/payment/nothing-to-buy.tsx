import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import type { OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import type { CheckoutStatus } from './checkout-status.ts';
import {
  alreadyActiveText,
  paymentUnderWayText,
  renewalUnpaidText,
  type NothingToBuyText,
} from './nothing-to-buy-text.ts';

/** The reason why there is nothing to buy, with the next step. */
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
    <StatusMessage text={alreadyActiveText(subscription)}>
      <LinkButton to={paths.courses}>{checkoutTexts.courses}</LinkButton>
      <LinkButton to={paths.profile} variant="outline">
        {checkoutTexts.profile}
      </LinkButton>
    </StatusMessage>
  );
}

function RenewalUnpaid({ subscription }: SubscriptionProps) {
  return (
    <StatusMessage text={renewalUnpaidText(subscription)}>
      <UpdateCardButton />
      <LinkButton to={paths.profile} variant="outline">
        {checkoutTexts.profile}
      </LinkButton>
    </StatusMessage>
  );
}

function PaymentUnderWay() {
  return (
    <StatusMessage text={paymentUnderWayText()}>
      <LinkButton to={paths.profile}>{checkoutTexts.profile}</LinkButton>
      <LinkButton to={paths.courses} variant="outline">
        {checkoutTexts.courses}
      </LinkButton>
    </StatusMessage>
  );
}

interface StatusMessageProps {
  text: NothingToBuyText;
  /** The actions. */
  children: ReactNode;
}

function StatusMessage({ text: { title, meaning, next }, children }: StatusMessageProps) {
  return (
    <Card>
      <Stack gap="4" padding={{ base: '5', md: '6' }}>
        <Text textStyle="h3" as="h2">
          {title}
        </Text>
        <Text>{meaning}</Text>
        <Text color="fg.muted">{next}</Text>
        <Actions>{children}</Actions>
      </Stack>
    </Card>
  );
}
