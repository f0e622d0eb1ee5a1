import { canPlay } from '#client/entities/lecture/can-play.ts';
import { chaptersOf } from '#shared/chapters.ts';
import type { Video, VideoLinks } from '#client/player/video.ts';
import type { WatchedLectureFragment, PlayableLectureFragment } from '#client/gql/graphql.ts';

/** The media links of a lecture; null when it is locked or has no video that can be played yet. */
export function linksOf({ video, captions }: WatchedLectureFragment): VideoLinks | null {
  return canPlay(video) ? { ...video, captions } : null;
}

/** The start position in the URL (`?t=90`), in seconds; null when there is none. */
export function askedSecond(search: URLSearchParams): number | null {
  const seconds = Number(search.get('t') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Converts a lecture to the player's format. */
export function videoOf(lecture: PlayableLectureFragment, links: VideoLinks, startAt: number): Video {
  const { id, title, duration, description } = lecture;
  return { id, title, duration, links, chapters: chaptersOf(description), startAt };
}
