import { Badge, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useMySubscriptionQuery, type MySubscriptionQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/lib/graphql-error.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { messages } from '#shared/messages.ts';
import { CancelControl } from './cancel-control.tsx';
import { SectionCard } from './section-card.tsx';
import { canCancel, subscriptionWords, type SubscriptionWords } from './subscription-words.ts';

type Me = NonNullable<MySubscriptionQuery['me']>;

/** The subscription: how it stands, until when, and the way out of it. */
export function SubscriptionCard() {
  // It may have been renewed, paid or ended since it was asked for last.
  const { data, error, loading, refetch } = useMySubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SectionCard title="Subscription">
      {data?.me && <Standing me={data.me} />}
      {!data?.me && error && !loading && (
        <ErrorState message={errorMessage(error, messages.unavailable)} onRetry={() => refetch()} />
      )}
      {!data?.me && (loading || !error) && <Skeleton height="32" />}
    </SectionCard>
  );
}

function Standing({ me: { subscription, payments } }: { me: Me }) {
  const { isAdmin } = useSession();
  const now = new Date();
  const words = subscriptionWords(subscription, now);
  const isCancellable = canCancel(subscription, now);
  const place = useRef<HTMLDivElement>(null);
  const wasCancellable = useRef(isCancellable);
  useEffect(() => {
    // The button that was pressed is gone: what stands here now is the answer to it.
    if (wasCancellable.current && !isCancellable) place.current?.focus();
    wasCancellable.current = isCancellable;
  }, [isCancellable]);
  return (
    <Stack ref={place} tabIndex={-1} gap="5" css={{ '&:focus': { outline: 'none' } }}>
      <StatusBadge label={words.label} />
      <Stack gap="1" maxWidth="prose">
        {words.details.map((detail) => (
          <Text key={detail}>{detail}</Text>
        ))}
        {isAdmin && words.label === 'Inactive' && (
          <Text color="fg.muted">As an admin you watch every course without one.</Text>
        )}
      </Stack>
      <WayOn next={words.next} isQuiet={isAdmin} />
      {subscription && isCancellable && (
        <CancelControl subscription={subscription} lastPayment={payments.nodes[0]} />
      )}
    </Stack>
  );
}

function StatusBadge({ label }: Pick<SubscriptionWords, 'label'>) {
  const quiet = { color: 'fg.muted', borderColor: 'border.control' };
  return (
    <Badge alignSelf="start" {...(label === 'Inactive' && quiet)}>
      {label}
    </Badge>
  );
}

function WayOn({ next, isQuiet }: { next: SubscriptionWords['next']; isQuiet: boolean }) {
  if (next === null) return null;
  return (
    <LinkButton
      to={paths.checkout}
      alignSelf={{ base: 'stretch', sm: 'start' }}
      variant={isQuiet ? 'outline' : 'solid'}
    >
      {next === 'subscribe' ? 'Subscribe' : 'Go to checkout'}
    </LinkButton>
  );
}
