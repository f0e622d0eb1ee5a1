import { Box, Flex } from '@chakra-ui/react';
import { Film, Lock } from 'lucide-react';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { accessQuestion } from '#client/lib/access-question.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { messages } from '#shared/messages.ts';
import { FilmMessage } from './film-message.tsx';
import type { RenewSource } from './video-feed.ts';
import { VideoPlayer } from './video-player.tsx';

interface LectureFilmProps {
  slug: string;
  lecture: PlayableLectureFragment;
  renewSource: RenewSource;
  autoPlay: boolean;
}

/** The film of one lecture, or why it cannot be seen. */
export function LectureFilm({ slug, lecture, renewSource, autoPlay }: LectureFilmProps) {
  const { id, title, video, locked } = lecture;
  if (video) {
    return (
      <VideoPlayer key={id} title={title} source={video} renewSource={renewSource} autoPlay={autoPlay} />
    );
  }
  if (!locked)
    return <FilmMessage icon={<Film size={32} aria-hidden />} text="This video is not ready yet." />;
  return <LockedFilm checkout={paths.checkoutFrom(paths.lecture(slug, id))} />;
}

/** What somebody can do about a lock: subscribe, and find out why, if they ever had a subscription. */
function LockedFilm({ checkout }: { checkout: string }) {
  const subscription = useSession().user?.subscription;
  // What is paid already, or is to be paid on, is not to be bought again.
  const canBuy = subscription?.status !== 'PENDING' && subscription?.status !== 'PAST_DUE';
  // Two buttons leave no room for the sign on a phone.
  const sign = canBuy && subscription ? { base: 'none', sm: 'block' } : 'block';
  return (
    <FilmMessage
      icon={
        <Box display={sign} aria-hidden>
          <Lock size={32} />
        </Box>
      }
      text={messages.access.subscriptionRequired}
    >
      <Flex wrap="wrap" justify="center" gap={{ base: '2', sm: '3' }}>
        {canBuy && <LinkButton to={checkout}>Subscribe</LinkButton>}
        {subscription && (
          <LinkButton to={paths.access} variant={canBuy ? 'outline' : 'solid'}>
            {accessQuestion(false)}
          </LinkButton>
        )}
      </Flex>
    </FilmMessage>
  );
}
