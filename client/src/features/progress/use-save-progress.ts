import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { createReporter } from './progress-reporter.ts';

/** The position of a visitor is not saved. */
const ignore: ReportProgress = () => undefined;

/**
 * Saves the position of the person at the screen in a lecture. May be called as often as one likes while the video plays;
 * what does not reach the server is sent again, also from other screens.
 */
export function useSaveProgress(lectureId: string): ReportProgress {
  const client = useApolloClient();
  const userId = useSession().user?.id;
  return useMemo(
    () => (userId ? createReporter(client, userId, lectureId) : ignore),
    [client, userId, lectureId],
  );
}
