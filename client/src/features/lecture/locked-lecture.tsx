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
import { PlanRetry, priceOf, termOf } from '#client/entities/payment/plan-terms.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

/** `path` is the page of the locked lecture. */
interface LockedLectureProps {
  path: string;
}

/** Replaces the video of a locked lecture. */
export function LockedVideo({ path }: LockedLectureProps) {
  return (
    <VideoMessage {...useLockedMessage()}>
      <WaysIn path={path} />
    </VideoMessage>
  );
}

/** Covers a video that was locked while it played. */
export function LockedOverlay({ path }: LockedLectureProps) {
  return (
    <VideoMessageOverlay {...useLockedMessage()}>
      <WaysIn path={path} />
    </VideoMessageOverlay>
  );
}

/** Covers a free lecture at its end when the next one is locked. */
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

/** The same on a page that has the offer beside the video: short, because the video is small. */
export function FreeLectureOver({ path }: LockedLectureProps) {
  const { canBuy } = useOffer();
  return (
    <VideoMessageOverlay icon={null} text={offerTexts.freeLectureOver} isAboveControls>
      {canBuy && <LinkButton to={paths.checkoutFrom(path)}>{lecturePageTexts.subscribe}</LinkButton>}
    </VideoMessageOverlay>
  );
}

/** Hides the offer while a payment is pending or past due. */
function useOffer() {
  const { status, user } = useSession();
  const subscription = user?.subscription;
  return {
    subscription,
    isVisitor: status === 'visitor',
    canBuy: !['PENDING', 'PAST_DUE', 'PAUSED'].includes(subscription?.status ?? ''),
  };
}

function useLockedMessage() {
  const icon = (
    // Hidden on phones next to an offer, for lack of space.
    <Box display={useOffer().canBuy ? { base: 'none', sm: 'block' } : 'block'} aria-hidden>
      <Lock size={32} />
    </Box>
  );
  return { icon, text: accessMessages.access.subscriptionRequired };
}

/**
 * The actions on a locked lecture: subscribe, with the price, log in, and for users who ever had a subscription, see
 * why it is locked.
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

/** The price, the term and the refund period in one line. */
function Price() {
  const { formatPrice } = useFormats();
  const { data, error, refetch } = usePlanQuery({ notifyOnNetworkStatusChange: false });
  if (error) return <PlanRetry refetch={refetch} />;
  if (!data) return <Skeleton height="5" width="16rem" maxWidth="full" />;
  const { plan } = data;
  return (
    <Text textStyle="sm" textWrap="balance">
      <Text as="span" fontWeight="semibold">
        {lecturePageTexts.price({ price: priceOf(plan, formatPrice), term: termOf(plan) })}
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
