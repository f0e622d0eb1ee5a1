import { chaptersOf } from '#client/player/chapters.ts';
import type { Video, VideoLinks } from '#client/player/video.ts';
import type { WatchedLectureFragment, PlayableLectureFragment } from '#client/gql/graphql.ts';

/** What a lecture's video is loaded from; null when it may not be watched, or there is none. */
export function linksOf({ video, captions }: WatchedLectureFragment): VideoLinks | null {
  return video && { ...video, captions };
}

/** The second that an address asks for (`?t=90`); null when it asks for none. */
export function askedSecond(search: URLSearchParams): number | null {
  const seconds = Number(search.get('t') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** A lecture as the player takes it. */
export function videoOf(lecture: PlayableLectureFragment, links: VideoLinks, startAt: number): Video {
  const { id, title, duration, description } = lecture;
  return { id, title, duration, links, chapters: chaptersOf(description), startAt };
}
