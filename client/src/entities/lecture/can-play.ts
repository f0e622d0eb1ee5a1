import { playsInBrowsers } from '#shared/video-header.ts';
import type { PlayableVideoFragment } from '#client/gql/graphql.ts';

/** Whether a video can be played now. One that browsers do not play, such as MKV, needs its stream. */
export function canPlay(video: PlayableVideoFragment | null | undefined): video is PlayableVideoFragment {
  return !!video && (video.streamUrl !== null || playsInBrowsers(video.contentType));
}
