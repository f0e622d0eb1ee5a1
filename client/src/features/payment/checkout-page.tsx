import { List, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { usePlanQuery, type PlanQuery, type SessionUserFragment } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/lib/graphql-error.ts';
import { useLoadNotices } from '#client/lib/use-load-notices.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { HallPage } from '#client/ui/hall-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { messages } from '#shared/messages.ts';
import { PlanPrice, RefundTerms, termOf } from '#client/ui/plan-terms.tsx';
import { rememberReturnAddress } from './return-address.ts';
import { useStartCheckout } from './use-start-checkout.ts';

/** Whether nothing is to pay; access that an admin granted may be paid for. */
const isPaid = (subscription: SessionUserFragment['subscription'] | undefined) =>
  subscription?.status === 'ACTIVE' && subscription.kind === 'PAID';

/** The subscription bundle and the way to pay for it. */
export function CheckoutPage() {
  const { user } = useSession();
  const [isKnownActive, setIsKnownActive] = useState(false);
  const isActive = isKnownActive || isPaid(user?.subscription);
  return (
    <HallPage title="Subscription bundle">
      {isActive ? <AlreadyActive /> : <Offer onAlreadyActive={() => setIsKnownActive(true)} />}
    </HallPage>
  );
}

function AlreadyActive() {
  return (
    <Card>
      <Stack gap="4" padding="6">
        <Text textStyle="h3" as="h2">
          Your subscription is active
        </Text>
        <Text>Every course is open to you already. There is nothing to pay.</Text>
        <LinkButton to={paths.courses}>Explore Courses</LinkButton>
      </Stack>
    </Card>
  );
}

interface OfferProps {
  onAlreadyActive: () => void;
}

function Offer({ onAlreadyActive }: OfferProps) {
  const { data, error, loading, refetch } = usePlanQuery({ notifyOnNetworkStatusChange: true });
  useLoadNotices({ loading: loading && !data, error }, { failure: messages.failure.loadKey });
  if (data) return <Bundle plan={data.plan} onAlreadyActive={onAlreadyActive} />;
  if (error && !loading) {
    return <ErrorState message={errorMessage(error, messages.failure.loadKey)} onRetry={() => refetch()} />;
  }
  return <Skeleton height="96" />;
}

function Bundle({ plan, onAlreadyActive }: OfferProps & { plan: PlanQuery['plan'] }) {
  const [search] = useSearchParams();
  const { startCheckout, isStarting } = useStartCheckout({ onAlreadyActive });
  const buy = () => {
    rememberReturnAddress(search.get('from'));
    void startCheckout();
  };
  return (
    <Card>
      <Stack gap="6" padding={{ base: '5', md: '8' }}>
        <PlanPrice plan={plan} />
        <List.Root gap="2" paddingInlineStart="5">
          <List.Item>All existing and new courses</List.Item>
          <List.Item>Valid for {termOf(plan)} from the day you pay</List.Item>
        </List.Root>
        <Button size="lg" onClick={buy} loading={isStarting}>
          Buy Now
        </Button>
        <RefundTerms plan={plan} />
      </Stack>
    </Card>
  );
}
