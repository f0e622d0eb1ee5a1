import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { canPlay } from '#client/entities/lecture/can-play.ts';
import { PreviewLinksDocument, type PlayableVideoFragment } from '#client/gql/graphql.ts';

/** Links that fail sooner than this after they were issued have not expired; in ms. */
const shortestLife = 10_000;

/** The file of a signed link, without its signature. */
const objectOf = (link: string | null | undefined) => link?.split('?', 1)[0];

/**
 * The links for the preview of a lecture's video. Newer links do not replace them, which would interrupt the
 * playback. `renew` fetches new links after a player error and resumes at the same position.
 */
export function usePreviewLinks(lectureId: string, video: PlayableVideoFragment | null | undefined) {
  const client = useApolloClient();
  const [shown, setShown] = useState(video);
  const renewedAt = useRef(-Infinity);
  const poster = objectOf(video?.posterUrl);
  if (objectOf(shown?.url) !== objectOf(video?.url) || objectOf(shown?.posterUrl) !== poster) setShown(video);

  const fetchLinks = async () => {
    const query = { query: PreviewLinksDocument, variables: { id: lectureId } };
    const { data } = await client.query({ ...query, fetchPolicy: 'network-only' });
    return data?.lecture.video ?? null;
  };
  const renew = async (player: HTMLVideoElement) => {
    if (performance.now() - renewedAt.current < shortestLife) return;
    renewedAt.current = performance.now();
    const { currentTime, paused } = player;
    const links = await fetchLinks().catch(() => null);
    if (!links) return;
    flushSync(() => setShown(links));
    // Links signed within the same second are identical, so `load` is called explicitly.
    player.load();
    player.currentTime = currentTime;
    // Fails where the browser requires a click to play.
    if (!paused) await player.play().catch(() => undefined);
  };
  return { links: canPlay(shown) ? shown : null, poster, fetchLinks, renew };
}
