import type { Actor } from '#server/platform/common/actor.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { Video } from './video.types.ts';

/** Fresh links to the video of a lecture and all files made from it; null without a video. */
export function linkVideo(links: MediaLinks, actor: Actor, lecture: LectureRow): Video | null {
  const { videoKey, videoType, streamKey, posterKey, storyboard } = lecture;
  if (!videoKey || !videoType) return null;
  const issued = links.issueTo(actor);
  const to = (key: string) => issued.to(key);
  return {
    url: to(videoKey),
    contentType: videoType,
    // The playlist contains the captions of the lecture.
    streamUrl: streamKey ? `${to(streamKey)}&lecture=${lecture.id}` : null,
    posterUrl: posterKey ? to(posterKey) : null,
    storyboard: storyboard ? withLink(storyboard, to) : null,
    expiresAt: issued.expiresAt,
  };
}

function withLink(
  { key, ...grid }: NonNullable<LectureRow['storyboard']>,
  to: (key: string) => string,
): Video['storyboard'] {
  return { ...grid, url: to(key) };
}
