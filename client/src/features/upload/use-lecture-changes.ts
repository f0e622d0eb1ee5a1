import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { patterns } from '#shared/paths.ts';
import {
  SetPosterDocument,
  useLectureChangedSubscription,
  type LectureChangedSubscription,
} from '#client/gql/graphql.ts';
import { appendLecture } from '#client/entities/lecture/lecture-cache.ts';
import { notify } from '#client/toasts/toasts.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { refetchOvertaken, refetchStale } from './refetch-stale.ts';
import { drawPoster } from './draw-poster.ts';
import { takePosterFile } from './poster-files.ts';
import type { UploadSource } from './upload-source.ts';
import { stoppedText } from './upload-text.ts';

type ChangedLecture = LectureChangedSubscription['lectureChanged'];

const onVisibilityChange = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Draws the poster that the server could not create. A failure shows no error. */
async function givePoster(client: ApolloClient, lectureId: string, source: UploadSource): Promise<void> {
  const file = typeof source === 'function' ? await source().catch(() => null) : source;
  const poster = file && (await drawPoster(file));
  if (!poster) return;
  const variables = { input: { lectureId, poster } };
  await client.mutate({ mutation: SetPosterDocument, variables }).catch(() => undefined);
}

/** Reports the result of a video that was uploaded in this tab. */
function notifyOutcome(client: ApolloClient, { id, title, status, failure, video }: ChangedLecture) {
  if (status !== 'READY' && status !== 'FAILED') return;
  const file = takePosterFile(id);
  if (!file) return;
  if (status === 'FAILED') return notify.error(stoppedText(title, failure));
  notify.success(lectureMessages.success.lectureReady({ title }));
  if (video && !video.posterUrl) void givePoster(client, id, file);
}

/**
 * Updates lectures in the cache when their videos and captions change (ADMIN), with one subscription per tab.
 *
 * @param isNeeded whether the page shows the status of videos. The subscription is closed when it is false, or when
 * the tab is hidden, unless `isBusy`, because browsers limit the connections to one host.
 *
 * @param isBusy whether this tab has uploads or waits for the result of one.
 */
export function useLectureChanges({ isNeeded, isBusy }: { isNeeded: boolean; isBusy: boolean }): void {
  const client = useApolloClient();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  // The captions page accepts no videos, so `isNeeded` does not cover it.
  const showsCaptions = useMatch(patterns.captions) !== null;
  const isListening = isBusy || ((isNeeded || showsCaptions) && isVisible);
  const wasAway = useRef(false);
  const onOpened = useCallback(() => {
    void refetchStale(client, wasAway.current);
    wasAway.current = false;
  }, [client]);

  useLectureChangedSubscription({
    skip: !isListening,
    ignoreResults: true,
    context: { onOpened },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { lectureChanged } = data;
      void refetchOvertaken(client);
      if (!lectureChanged.deletedAt) appendLecture(client.cache, lectureChanged.course, lectureChanged);
      notifyOutcome(client, lectureChanged);
    },
    // The link reconnects by itself, and the user cannot do anything about it.
    onError: () => undefined,
  });

  useEffect(() => {
    if (!isVisible && !isBusy) wasAway.current = true;
  }, [isBusy, isVisible]);
}
