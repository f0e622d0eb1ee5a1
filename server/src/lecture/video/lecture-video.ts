import type { Actor } from '#server/platform/common/actor.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { playsInBrowsers } from '#shared/video-header.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import { contentTypeOf } from '#server/platform/storage/storage.ts';
import type { Video } from './video.types.ts';

/** Fresh links to the video of a lecture and all files made from it; null without a video. */
export function linkVideo(links: MediaLinks, actor: Actor, lecture: LectureRow): Video | null {
  const { videoKey, videoType, streamKey, posterKey, storyboard } = lecture;
  if (!videoKey || !videoType) return null;
  const issued = links.issueTo(actor);
  const to = (key: string) => issued.to(key);
  const played = playsInBrowsers(videoType) ? null : bestRendition(lecture);
  return {
    url: to(played ?? videoKey),
    contentType: played ? contentTypeOf(played) : videoType,
    // The playlist contains the captions of the lecture.
    streamUrl: streamKey ? `${to(streamKey)}&lecture=${lecture.id}` : null,
    posterUrl: posterKey ? to(posterKey) : null,
    storyboard: storyboard ? withLink(storyboard, to) : null,
    expiresAt: issued.expiresAt,
  };
}

/** The file of the best quality, which the preparation lists first; null without a stream. */
function bestRendition({ streamKey, derivedKeys }: LectureRow): string | null {
  return (streamKey && derivedKeys.find((key) => key.endsWith('.mp4'))) ?? null;
}

function withLink(
  { key, ...grid }: NonNullable<LectureRow['storyboard']>,
  to: (key: string) => string,
): Video['storyboard'] {
  return { ...grid, url: to(key) };
}
