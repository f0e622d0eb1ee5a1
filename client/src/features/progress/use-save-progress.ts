import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { createReporter } from './progress-reporter.ts';

/** A visitor's place is not kept. */
const ignore: ReportProgress = () => undefined;

/**
 * Saves where somebody is in a lecture. While the video plays it may be told as often as one likes; what does not reach the
 * server is sent again, also from other screens.
 */
export function useSaveProgress(lectureId: string): ReportProgress {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  return useMemo(
    () => (userId ? createReporter(client, userId, lectureId) : ignore),
    [client, userId, lectureId],
  );
}
