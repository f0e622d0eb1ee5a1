import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PreviewLinksDocument, type PlayableVideoFragment } from '#client/gql/graphql.ts';

/** In milliseconds: links that fail sooner than this after they came fail for another reason than their age. */
const shortestLife = 10_000;

/** What a signed link opens. */
const objectOf = (link: string | null | undefined) => link?.split('?', 1)[0];

/**
 * The links by which a preview shows a lecture's video. They stay while others come, which would interrupt it; `renew` is for a
 * player that was refused, and has it go on where it was.
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
    // Links of one second are the same.
    player.load();
    player.currentTime = currentTime;
    // Not where the browser wants to be asked by a click for it.
    if (!paused) await player.play().catch(() => undefined);
  };
  return { links: shown, poster, fetchLinks, renew };
}
