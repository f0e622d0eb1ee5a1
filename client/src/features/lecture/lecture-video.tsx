import { Box, Flex } from '@chakra-ui/react';
import { Film, Lock } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { VideoMessage, VideoMessageOverlay } from '#client/player/video-message.tsx';
import type { VideoLinks, RenewLinks } from '#client/player/video.ts';
import { LazyPlayer } from '#client/player/lazy-player.tsx';
import type { PlayerProps } from '#client/player/player.tsx';
import { useSaveProgress } from '#client/features/progress/use-save-progress.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { accessQuestion } from '#client/entities/access/access-question.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { accessMessages } from '#shared/access.ts';
import { videoOf, linksOf } from './video-of-lecture.ts';

interface LectureVideoProps extends Pick<PlayerProps, 'autoPlay' | 'next' | 'onPrevious' | 'ending'> {
  slug: string;
  lecture: PlayableLectureFragment;
  renewLinks: RenewLinks;
  /** Where to begin, in seconds. */
  startAt: number;
}

/** The video of one lecture, or why it cannot be seen. */
export function LectureVideo({ slug, lecture, renewLinks, startAt, ...rest }: LectureVideoProps) {
  const links = useStableLinks(lecture);
  const onProgress = useSaveProgress(lecture.id);
  const checkout = paths.checkoutFrom(paths.lecture(slug, lecture.id));
  if (links) {
    return (
      <LazyPlayer
        video={videoOf(lecture, links, startAt)}
        renewLinks={renewLinks}
        onProgress={onProgress}
        locked={<LockedOverlay checkout={checkout} />}
        {...rest}
      />
    );
  }
  if (!lecture.locked)
    return <VideoMessage icon={<Film size={32} aria-hidden />} text="This video is not ready yet." />;
  return <LockedVideo checkout={checkout} />;
}

/** A lecture that plays stays on the screen when it is locked meanwhile: what is loaded may be seen to its end. */
function useStableLinks(lecture: PlayableLectureFragment): VideoLinks | null {
  const [stable, setStable] = useState({ id: lecture.id, video: lecture.video, links: linksOf(lecture) });
  const isOther = stable.id !== lecture.id;
  if (isOther || (lecture.video !== null && stable.video !== lecture.video)) {
    setStable({ id: lecture.id, video: lecture.video, links: linksOf(lecture) });
  }
  return isOther ? linksOf(lecture) : stable.links;
}

function LockedVideo({ checkout }: { checkout: string }) {
  return (
    <VideoMessage {...useLockedMessage()}>
      <WaysIn checkout={checkout} />
    </VideoMessage>
  );
}

function LockedOverlay({ checkout }: { checkout: string }) {
  return (
    <VideoMessageOverlay {...useLockedMessage()}>
      <WaysIn checkout={checkout} />
    </VideoMessageOverlay>
  );
}

/** What is paid already, or is to be paid on, is not to be bought again. */
function useOffer() {
  const subscription = useSession().user?.subscription;
  return { subscription, canBuy: subscription?.status !== 'PENDING' && subscription?.status !== 'PAST_DUE' };
}

function useLockedMessage() {
  const { subscription, canBuy } = useOffer();
  // Two buttons leave no room for the icon on a phone.
  const display = canBuy && subscription ? { base: 'none', sm: 'block' } : 'block';
  const icon = (
    <Box display={display} aria-hidden>
      <Lock size={32} />
    </Box>
  );
  return { icon, text: accessMessages.access.subscriptionRequired };
}

/** What somebody can do about a lock: subscribe, and find out why, if they ever had a subscription. */
function WaysIn({ checkout }: { checkout: string }) {
  const { subscription, canBuy } = useOffer();
  return (
    <Flex wrap="wrap" justify="center" gap={{ base: '2', sm: '3' }}>
      {canBuy && <LinkButton to={checkout}>Subscribe</LinkButton>}
      {subscription && (
        <LinkButton to={paths.access} variant={canBuy ? 'outline' : 'solid'}>
          {accessQuestion(false)}
        </LinkButton>
      )}
    </Flex>
  );
}
