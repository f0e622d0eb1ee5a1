import { Box, Flex, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { accessMessages } from '#shared/access.ts';
import { paths } from '#shared/paths.ts';
import { offerTexts } from '#shared/offer.ts';
import { planTexts } from '#shared/texts/plan.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { usePlanQuery } from '#client/gql/graphql.ts';
import { VideoMessage, VideoMessageOverlay } from '#client/player/video-message.tsx';
import { accessQuestion } from '#client/entities/access/access-question.ts';
import { PlanRetry, termOf } from '#client/entities/payment/plan-terms.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

/** The page of a lecture that somebody may not watch. */
interface LockedLectureProps {
  path: string;
}

/** What stands in the place of a locked lecture's video. */
export function LockedVideo({ path }: LockedLectureProps) {
  return (
    <VideoMessage {...useLockedMessage()}>
      <WaysIn path={path} />
    </VideoMessage>
  );
}

/** The same over a video that was locked while it played. */
export function LockedOverlay({ path }: LockedLectureProps) {
  return (
    <VideoMessageOverlay {...useLockedMessage()}>
      <WaysIn path={path} />
    </VideoMessageOverlay>
  );
}

/** What stands over a free lecture that has ended where the next one is locked. */
export function LockedNext({ path, title }: LockedLectureProps & { title: string }) {
  const { icon } = useLockedMessage();
  return (
    <VideoMessageOverlay
      icon={icon}
      text={offerTexts.nextLecture({ title })}
      detail={offerTexts.freeLectureOver}
      isAboveControls
    >
      <WaysIn path={path} />
    </VideoMessageOverlay>
  );
}

/** What is paid already, or is to be paid on, is not to be bought again. */
function useOffer() {
  const { status, user } = useSession();
  const subscription = user?.subscription;
  return {
    subscription,
    isVisitor: status === 'visitor',
    canBuy: subscription?.status !== 'PENDING' && subscription?.status !== 'PAST_DUE',
  };
}

function useLockedMessage() {
  const icon = (
    // An offer leaves no room for it on a phone.
    <Box display={useOffer().canBuy ? { base: 'none', sm: 'block' } : 'block'} aria-hidden>
      <Lock size={32} />
    </Box>
  );
  return { icon, text: accessMessages.access.subscriptionRequired };
}

/**
 * What somebody can do about a lock: subscribe, knowing what that costs, log in, and find out why it is one, if they ever
 * had a subscription.
 */
function WaysIn({ path }: LockedLectureProps) {
  const { subscription, isVisitor, canBuy } = useOffer();
  return (
    <>
      {canBuy && <Price />}
      <Flex wrap="wrap" justify="center" gap={{ base: '2', sm: '3' }}>
        {canBuy && <LinkButton to={paths.checkoutFrom(path)}>{lecturePageTexts.subscribe}</LinkButton>}
        {isVisitor && (
          <LinkButton to={paths.loginThen(path)} variant="outline">
            {lecturePageTexts.login}
          </LinkButton>
        )}
        {subscription && (
          <LinkButton to={paths.access} variant={canBuy ? 'outline' : 'solid'}>
            {accessQuestion(false)}
          </LinkButton>
        )}
      </Flex>
    </>
  );
}

/** The price, what it is for and the refund, in a line. */
function Price() {
  const { formatPrice } = useFormats();
  const { data, error, refetch } = usePlanQuery({ notifyOnNetworkStatusChange: false });
  if (error) return <PlanRetry refetch={refetch} />;
  if (!data) return <Skeleton height="5" width="16rem" maxWidth="full" />;
  const { plan } = data;
  return (
    <Text textStyle="sm" textWrap="balance">
      <Text as="span" fontWeight="semibold">
        {lecturePageTexts.price({ price: formatPrice(plan.price), term: termOf(plan) })}
      </Text>
      {plan.refundWindowDays > 0 && ` · ${offerTexts.refund({ days: plan.refundWindowDays })}`}
      {plan.trialDays > 0 && (
        <Text as="span" display="block">
          {planTexts.freeDays({ days: plan.trialDays })}
        </Text>
      )}
    </Text>
  );
}
