import { Badge, Stack, Text } from '@chakra-ui/react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { formatDate } from '#client/format/format.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import type { MySubscriptionFragment, MySubscriptionQuery } from '#client/gql/graphql.ts';
import { accessQuestion } from '#client/entities/access/access-question.ts';
import {
  subscriptionText,
  type SubscriptionText,
} from '#client/entities/subscription/own-subscription-text.ts';
import {
  canCancel,
  canChangeCard,
  canResume,
  isRenewalUnpaid,
} from '#client/entities/subscription/subscription.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { priceOf } from '#client/entities/payment/plan-terms.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { ResumeButton } from '#client/entities/subscription/resume-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { messages } from '#shared/messages.ts';
import { formatMoney } from '#shared/money.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { leaveTexts } from '#shared/texts/leave.ts';
import { priceChangeTexts } from '#shared/texts/price-change.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { subscriptionTexts } from '#shared/texts/subscription.ts';
import { CancelControl } from './cancel-control.tsx';
import { useMySubscription } from './use-my-subscription.ts';

type Me = NonNullable<MySubscriptionQuery['me']>;

/** The user's subscription: its status, its end, and the button to cancel it. */
export function SubscriptionCard() {
  const query = useMySubscription();
  const me = query.data?.me;
  return (
    <SectionCard title={profileTexts.subscription.title}>
      {me ? (
        <SubscriptionStatus me={me} />
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="32" />
      )}
    </SectionCard>
  );
}

function SubscriptionStatus({ me: { subscription, paidSubscription, checkout, payments } }: { me: Me }) {
  const { isAdmin, canWatch } = useSession();
  const now = new Date();
  const lastPayment = payments.nodes[0];
  const text = subscriptionText(subscription, now, { checkout, lastPayment });
  // Access granted by an admin takes precedence over an unpaid renewal.
  const isUnpaid = isRenewalUnpaid(paidSubscription);
  const isUnpaidBesideGrant = isUnpaid && subscription?.kind === 'GRANTED' && !paidSubscription?.openRequest;
  const isResumable = canResume(paidSubscription);
  const isCancellable = canCancel(paidSubscription, now);
  const coming = comingPriceText(paidSubscription?.comingPrice);
  const place = useFocusAfterChange(`${isUnpaid} ${isResumable} ${isCancellable}`);
  return (
    <Stack ref={place} tabIndex={-1} gap="5" css={{ '&:focus': { outline: 'none' } }}>
      <StatusBadge text={text} />
      <Stack gap="1" maxWidth="prose" role="status">
        {text.details.map((detail) => (
          <Text key={detail}>{detail}</Text>
        ))}
        {coming && <Text>{coming}</Text>}
        {isUnpaidBesideGrant && <Text>{subscriptionTexts.status.unpaidBesideGrant}</Text>}
        {isAdmin && !text.isActive && <Text color="fg.muted">{profileTexts.subscription.admin}</Text>}
      </Stack>
      {isUnpaid && <UpdateCardButton {...besideText} />}
      <WayOn next={text.next} isQuiet={isAdmin} />
      {!isUnpaid && canChangeCard(paidSubscription) && (
        <Stack gap="2">
          <UpdateCardButton variant="outline" {...besideText} />
          <Text textStyle="sm" color="fg.muted">
            {subscriptionTexts.invoiceDetails}
          </Text>
        </Stack>
      )}
      {isResumable && <ResumeButton {...besideText} />}
      {paidSubscription && isCancellable && (
        <CancelControl subscription={paidSubscription} lastPayment={lastPayment} />
      )}
      <WithdrawalLink until={paidSubscription?.refundableUntil} now={now} />
      <TextLink to={paths.access} alignSelf="start" textStyle="sm">
        {accessQuestion(canWatch)}
      </TextLink>
    </Stack>
  );
}

/** The announced price; null if the price stays. */
function comingPriceText(coming: MySubscriptionFragment['comingPrice'] | undefined): string | null {
  if (!coming) return null;
  return priceChangeTexts.coming({
    day: formatDate(coming.startsAt),
    price: priceOf(coming),
    oldPrice: formatMoney(coming.oldPrice),
  });
}

interface WithdrawalLinkProps {
  /** The end of the withdrawal period; empty if there is none. */
  until: string | null | undefined;
  now: Date;
}

/** The way to withdraw from the contract. It must be found for the whole withdrawal period. */
function WithdrawalLink({ until, now }: WithdrawalLinkProps) {
  if (until == null || new Date(until) <= now) return null;
  return (
    <Text>
      {leaveTexts.profile({ day: formatDate(until) })}{' '}
      <TextLink to={paths.withdraw}>{pageNames.withdraw}</TextLink>
    </Text>
  );
}

const besideText = { alignSelf: { base: 'stretch', sm: 'start' } } as const;

function StatusBadge({ text: { label, isActive } }: { text: SubscriptionText }) {
  const quiet = { color: 'fg.muted', borderColor: 'border.control' };
  return (
    <Badge alignSelf="start" {...(!isActive && quiet)}>
      {label}
    </Badge>
  );
}

const ways = {
  subscribe: paths.checkout,
  goOn: paths.checkout,
  confirm: paths.checkout,
  contact: paths.contact,
} as const;

function WayOn({ next, isQuiet }: { next: SubscriptionText['next']; isQuiet: boolean }) {
  if (next === null) return null;
  return (
    <LinkButton to={ways[next]} {...besideText} variant={isQuiet ? 'outline' : 'solid'}>
      {profileTexts.subscription.ways[next]}
    </LinkButton>
  );
}
