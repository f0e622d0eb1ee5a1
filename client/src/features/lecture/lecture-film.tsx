import { Film, Lock } from 'lucide-react';
import { paths } from '#client/app/paths.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
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
  return (
    <FilmMessage icon={<Lock size={32} aria-hidden />} text={messages.access.subscriptionRequired}>
      <LinkButton to={paths.checkoutFrom(paths.lecture(slug, id))}>Subscribe</LinkButton>
    </FilmMessage>
  );
}
